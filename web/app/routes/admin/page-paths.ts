/**
 * The paths of the office's pages below /admin, as React Router patterns. They are not in routes.ts, because every page of the site
 * loads the list of its routes.
 */
export const OFFICE_PATHS = [
  '',
  'profile/search',
  'profile/review',
  'review',
  'changes',
  'objections',
  'calls',
  'complaints',
  'marriages',
  'mail',
  'payments',
  'numbers',
  'people',
  'settings',
  'history',
  'entries',
  'entry/:id',
  'import',
  'import/:id',
  'member/:id',
  'member/:id/correct/:section',
  'erasure/:id',
  'received/:id/:secret',
  'first-start',
] as const;
export type OfficePath = (typeof OFFICE_PATHS)[number];
