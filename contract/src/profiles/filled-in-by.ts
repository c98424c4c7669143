/** For whom somebody registers. */
export const PROFILE_FOR = [
  'self',
  'son',
  'daughter',
  'brother',
  'sister',
  'relative',
  'friend',
] as const;
export type ProfileFor = (typeof PROFILE_FOR)[number];

/** What whoever fills in a profile is to the bride or groom; the options of the field `filled_in_by`. */
export const FILLED_IN_BY = [
  'self',
  'mother',
  'father',
  'brother',
  'sister',
  'relative',
  'friend',
] as const;
export type FilledInBy = (typeof FILLED_IN_BY)[number];
