export const search = { title: 'Search Profile' };
