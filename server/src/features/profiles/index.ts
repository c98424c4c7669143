export {
  attributesJson,
  ownAttributesOf,
  type StoredAttributes,
} from './attribute-queries.ts';
export { attributesOf, lastingAttributesOf } from './attributes.ts';
export { type CheckedSections, checkSections } from './check-sections.ts';
export {
  contactFields,
  findCorrectable,
  storeCorrected,
} from './correct-profile.ts';
export { fillProfile } from './fill-profile.ts';
export { fitOf } from './fit.ts';
export { findVisibleProfile, openProfile, readProfileView, readsContact } from './open-profile.ts';
export { presentCardFields, presentFields, presentListedFields } from './present-fields.ts';
export { presentAttachments, presentEarlierView, presentUnsaved } from './presenter.ts';
export {
  correctApprovals,
  findProfile,
  insertProfile,
  lockWholeProfile,
  type ProfileRow,
  restoreContact,
  storeAway,
  storeFeatured,
  storeFields,
  storeStatus,
} from './queries.ts';
export { mountProfiles } from './routes.ts';
