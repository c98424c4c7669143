import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import {
  LIST_WISHES,
  leastAge,
  MOST_AGE,
  type Preferences,
} from '@mala/contract/profiles/wishes.ts';
import type { Chance } from './chance.ts';

/** What the family of somebody looks for, mostly with some wishes open; null for some. */
export function madeUpPreferences(
  { domain, gender }: { domain: Domain; gender: 'male' | 'female' },
  chance: Chance,
): Preferences | null {
  if (chance.in(0.2)) return null;
  const lists = LIST_WISHES.flatMap(({ name, list }) => {
    const values = listOf(communities[domain], list).map(({ value }) => value);
    return chance.in(0.2) ? [[name, chance.some(values, 12)] as const] : [];
  });
  const least = leastAge(gender);
  const age = () => least + chance.below(MOST_AGE - least);
  const height = () => HEIGHTS_CM[chance.below(HEIGHTS_CM.length)] ?? 160;
  return {
    ...(chance.in(0.3) && { from_age: Math.min(age(), age()) }),
    ...(chance.in(0.2) && { to_age: Math.max(age(), age()) }),
    ...(chance.in(0.2) && { from_height: Math.min(height(), height()) }),
    ...(chance.in(0.2) && { to_height: Math.max(height(), height()) }),
    ...Object.fromEntries(lists),
    ...{ shown: chance.in(0.4), told: chance.in(0.8) },
  };
}
