import { type Attributes, narrowing, type Preferences } from '@mala/contract/profiles/wishes.ts';

/**
 * What others learn of what a family looks for, on a profile that they may open (decision 111):
 * - shown: all of it
 * - told: that they fit, if they do; whoever does not is told nothing, as where nothing was said
 * - nothing
 */
export type Told = 'shown' | 'told' | 'nothing';

export function toldOf(preferences: Preferences | null): Told {
  if (!preferences || narrowing(preferences).length === 0) return 'nothing';
  if (preferences.shown) return 'shown';
  return preferences.told ? 'told' : 'nothing';
}

/** Whether others read what a family says. That any caste will do is said, too. */
export function isShown(preferences: Preferences | null): preferences is Preferences {
  return (
    preferences?.shown === true &&
    (narrowing(preferences).length > 0 || preferences.any_caste === true)
  );
}

/** What somebody is: as others see it, and as the office last saw it. */
export interface OwnAttributes {
  now: Attributes;
  /** without what was changed since, so that nobody learns by changes what a family looks for (decision 111) */
  seen: Attributes;
}
