// a separate file, because every page loads the module whole

/** How far a member has come; it decides what the member may do (server rules, section 3). */
export const STANDINGS = [
  'incomplete',
  'pending',
  'approved',
  'paused',
  'married',
  'refused',
] as const;
export type Standing = (typeof STANDINGS)[number];
