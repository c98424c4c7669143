export { findVisibleProfile, readProfileView } from './open-profile.ts';
export { presentCardFields } from './present-fields.ts';
export {
  insertProfile,
  type ProfileRow,
  restoreContact,
  storeFeatured,
  storeStatus,
  storeText,
} from './queries.ts';
export { mountProfiles } from './routes.ts';
