export const admin = { search: 'Profiles' };
