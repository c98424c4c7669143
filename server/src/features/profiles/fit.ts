import type { Fit } from '@mala/contract/profiles/view.ts';
import {
  type Attributes,
  fitsAll,
  fitsWish,
  narrowing,
  type Preferences,
} from '@mala/contract/profiles/wishes.ts';
import { type OwnAttributes, toldOf } from '../../access/preferences.ts';

/** Whether two are as each other's preferences say, as far as the viewer learns it; undefined if nothing is known. */
export function fitOf(
  viewer: { preferences: Preferences | null; attributes: OwnAttributes | null },
  other: { preferences: Preferences | null; attributes: Attributes },
): Fit | undefined {
  const fit = { ...mineOf(viewer.preferences, other.attributes), ...theirsOf(viewer, other) };
  return Object.keys(fit).length > 0 ? fit : undefined;
}

function mineOf(preferences: Preferences | null, attributes: Attributes): Fit {
  if (!preferences || narrowing(preferences).length === 0) return {};
  return { mine: fitsAll(preferences, attributes) };
}

function theirsOf(
  { attributes }: { attributes: OwnAttributes | null },
  { preferences }: { preferences: Preferences | null },
): Fit {
  const told = toldOf(preferences);
  if (told === 'nothing' || !preferences || !attributes) return {};
  if (told === 'shown') return { theirs: fitsAll(preferences, attributes.now) };
  return fitsAll(preferences, attributes.seen) ? { theirs: true } : {};
}

/** Whether somebody is as each wish says, by its name. */
export function fitsEach(
  preferences: Preferences,
  attributes: Attributes,
): Record<string, boolean> {
  const wishes = narrowing(preferences);
  return Object.fromEntries(wishes.map((name) => [name, fitsWish(preferences, name, attributes)]));
}
