import type { FilledInBy, ProfileFor } from './filled-in-by.ts';

const PARENTS = ['mother', 'father'] as const;
const SIBLINGS = ['brother', 'sister'] as const;

/** Who can fill in the profile of each: one follows by itself, of two the person says which. */
export const FILLERS: Readonly<Record<ProfileFor, readonly FilledInBy[]>> = {
  self: ['self'],
  son: PARENTS,
  daughter: PARENTS,
  brother: SIBLINGS,
  sister: SIBLINGS,
  relative: ['relative'],
  friend: ['friend'],
};

/** Who fills in the profile, where only one can; otherwise null. */
export function onlyFiller(profileFor: ProfileFor): FilledInBy | null {
  const [first, second] = FILLERS[profileFor];
  return first && !second ? first : null;
}

/** The gender of the bride or groom; null: it does not follow. */
export function genderOf(profileFor: ProfileFor | null): 'male' | 'female' | null {
  if (profileFor === 'son' || profileFor === 'brother') return 'male';
  if (profileFor === 'daughter' || profileFor === 'sister') return 'female';
  return null;
}
