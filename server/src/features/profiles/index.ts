export { findVisibleProfile, readProfileView } from './open-profile.ts';
export { presentCardFields, presentListedFields } from './present-fields.ts';
export { presentAttachments } from './presenter.ts';
export {
  insertProfile,
  type ProfileRow,
  restoreContact,
  storeFeatured,
  storeStatus,
  storeText,
} from './queries.ts';
export { mountProfiles } from './routes.ts';
