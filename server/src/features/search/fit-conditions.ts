import { isDeepStrictEqual } from 'node:util';
import {
  type Attributes,
  asFilters,
  LIST_WISHES,
  RANGE_WISHES,
  type RangeWish,
  type Wishes,
} from '@mala/contract/profiles/wishes.ts';
import type { OwnAttributes } from '../../access/preferences.ts';
import { BLOCK_ROWS } from '../../search-engine/layout.ts';
import type { Condition } from '../../search-engine/question.ts';
import { BORN_CODES } from './days.ts';
import { ageConditions, fieldConditions, heightConditions } from './field-conditions.ts';
import type { ProfileIndex } from './profile-index.ts';
import {
  END_VALUES,
  endCode,
  isOpenList,
  SHOWN,
  TOLD_ALONE,
  WANTS,
  wishWord,
} from './wish-codes.ts';

/** What the conditions of both filters depend on. */
export interface FitGiven {
  today: Date;
  /** what the viewer's family looks for; null if it narrows nothing */
  looksFor: Wishes | null;
  /** what the viewer is, for what others look for; null for who is told nothing of it */
  is: OwnAttributes | null;
}

const nobody = (field: string): Condition => ({ field, rows: new Uint32Array(), not: false });

/** Those who are as the viewer's family says: the `fit.mine` of a card (features/profiles/fit.ts). */
export function fitting({ looksFor, today }: FitGiven): Condition {
  if (!looksFor) return nobody('fits');
  const filters = asFilters(looksFor);
  const ages = ageConditions(filters, today);
  const all = [
    ...fieldConditions(filters),
    ...ages,
    // whose age is not known fits no wish for it, also where only the youngest is said
    ...(ages.length > 0 ? [{ field: 'born', from: 1, to: BORN_CODES - 1 }] : []),
    ...heightConditions(filters),
  ];
  return { field: 'fits', every: all.map((one) => [one]) };
}

/** Whom the viewer is compared with in one way: by what is told of their wishes, and what the viewer is for them. */
export interface Side {
  told: readonly number[];
  is: Attributes;
}

/**
 * Those who show what they look for compare with what the viewer is; those who only tell whoever fits, with what the office has seen of
 * that (decision 111). Mostly it has seen all.
 */
export function sidesOf({ now, seen }: OwnAttributes): Side[] {
  if (isDeepStrictEqual(now, seen)) return [{ told: [TOLD_ALONE, SHOWN], is: now }];
  return [
    { told: [SHOWN], is: now },
    { told: [TOLD_ALONE], is: seen },
  ];
}

const wanting = (fits: (one: (typeof WANTS)[number]) => boolean): Condition => ({
  field: 'wants',
  any: [...WANTS.keys()].filter((code) => fits(WANTS[code] ?? { told: 0, open: 0 })),
});

/** Both ends of a range, each in a group; what is not known fits no end that is said. */
function rangeGroups(name: RangeWish, value: number | null): Condition[][] {
  const codes = [...Array(END_VALUES[name]).keys()];
  const at = value === null ? null : endCode(name, value);
  const within = (fits: (code: number) => boolean) =>
    codes.filter((code) => code === 0 || (at !== null && fits(code)));
  return [
    [{ field: `wants_from_${name}`, any: within((code) => code <= (at ?? 0)) }],
    [{ field: `wants_to_${name}`, any: within((code) => code >= (at ?? 0)) }],
  ];
}

/** Those whose wishes the viewer fits, and who say so: the `fit.theirs` of a card. */
export function fittingMe(
  { store, wishes }: Pick<ProfileIndex, 'store' | 'wishes'>,
  { is }: FitGiven,
): Condition {
  if (!is) return nobody('fits_me');
  const rows = store.blocks.length * BLOCK_ROWS;
  const sides = sidesOf(is);
  const all = sides.flatMap((side) => side.told);
  const groups = sides.flatMap((side) => {
    // the other side has groups of its own
    const isOther = (told: number) => !side.told.includes(told);
    const ranges = RANGE_WISHES.flatMap((name) => rangeGroups(name, side.is[name]));
    const lists = LIST_WISHES.map(({ name }, at): Condition[] => {
      const value = side.is[name];
      const open = wanting((one) => isOther(one.told) || isOpenList(one.open, at));
      if (value === null) return [open];
      return [open, { field: 'wishes', bits: wishes.find([wishWord(name, value)], null, rows) }];
    });
    const others = sides.length > 1 ? [wanting(({ told }) => isOther(told))] : [];
    return [...ranges.map((group) => [...group, ...others]), ...lists];
  });
  return { field: 'fits_me', every: [[wanting(({ told }) => all.includes(told))], ...groups] };
}
