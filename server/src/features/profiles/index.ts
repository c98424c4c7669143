export { findVisibleProfile } from './find-visible-profile.ts';
export { presentCardFields } from './present-fields.ts';
export type { ProfileRow } from './queries.ts';
export { readProfileView } from './read-profile-view.ts';
export { mountProfiles } from './routes.ts';
export { insertProfile, storeFeatured, storeStatus } from './write-queries.ts';
