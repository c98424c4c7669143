export { findVisibleProfile, readProfileView } from './open-profile.ts';
export { presentCardFields } from './present-fields.ts';
export type { ProfileRow } from './queries.ts';
export { mountProfiles } from './routes.ts';
export { insertProfile, storeFeatured, storeStatus } from './write-queries.ts';
