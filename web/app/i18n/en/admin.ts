export const admin = { search: 'Profiles', marriages: 'Marriages' };
