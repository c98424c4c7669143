import type { OwnAttributes } from '../../src/access/preferences.ts';
import { attributesOf } from '../../src/features/profiles/index.ts';
import type { Chance } from './chance.ts';
import { type Group, madeUpSections } from './made-up-people.ts';

/** What somebody is, now and then not as the office last saw it. */
export function madeUpAttributes(group: Group, chance: Chance, today: Date): OwnAttributes {
  const some = () =>
    attributesOf({ ...madeUpSections(group, chance), domain: group.domain }, today);
  const now = some();
  return { now, seen: chance.in(0.6) ? now : some() };
}
