import {
  LIST_WISHES,
  type ListWish,
  MOST_AGE,
  type Preferences,
  RANGE_WISHES,
  type RangeWish,
} from '@mala/contract/profiles/wishes.ts';
import { toldOf } from '../../access/preferences.ts';
import { HEIGHT_CODES, heightCode } from './codes.ts';

/** What others are told of a family's wishes; its place is its number. */
const TOLD = ['nothing', 'told', 'shown'] as const;
/** Whom the wishes fit is told how well, and the wishes are not shown. */
export const TOLD_ALONE = TOLD.indexOf('told');
export const SHOWN = TOLD.indexOf('shown');

/** A bit for each list that a family leaves open. */
const OPEN_LISTS = 2 ** LIST_WISHES.length;

/** The numbers of the column `wants`: what is told of the wishes, and which lists they leave open. */
export const WANTS = TOLD.flatMap((_, told) =>
  Array.from({ length: OPEN_LISTS }, (_, open) => ({ told, open })),
);

export const isOpenList = (open: number, at: number) => (open & (1 << at)) !== 0;

export type End = `${'from' | 'to'}_${RangeWish}`;
const ENDS = RANGE_WISHES.flatMap((name): End[] => [`from_${name}`, `to_${name}`]);

/** How many numbers an end of a range has; 0 is an open one. */
export const END_VALUES: Readonly<Record<RangeWish, number>> = {
  age: MOST_AGE + 1,
  height: HEIGHT_CODES,
};

/** An end of a range as a number, in the order of the ends. */
export function endCode(name: RangeWish, value: number): number {
  return name === 'age' ? Math.min(MOST_AGE, Math.max(0, value)) : heightCode(value);
}

/** The columns of the engine for what families look for. */
export const WISH_COLUMNS = [
  { name: 'wants', values: WANTS.length },
  ...RANGE_WISHES.flatMap((name) =>
    (['from', 'to'] as const).map((end) => ({
      name: `wants_${end}_${name}`,
      values: END_VALUES[name],
    })),
  ),
];

/** A value of a list that a family looks for, as a word of its profile. */
export const wishWord = (name: ListWish['name'], value: string) => `${name} ${value}`;

/** What a search knows of what a family looks for; where nothing is told that is all it knows. */
export interface Wanted {
  /** by the names of WISH_COLUMNS; 0 where one is missing */
  columns: Readonly<Record<string, number>>;
  /** the values of lists */
  named: readonly string[];
}

const NOTHING_WANTED: Wanted = { columns: {}, named: [] };

export function wantedOf(preferences: Preferences | null): Wanted {
  const told = TOLD.indexOf(toldOf(preferences));
  if (told === 0 || !preferences) return NOTHING_WANTED;
  const columns: Record<string, number> = {};
  let open = 0;
  const named: string[] = [];
  for (const [at, { name }] of LIST_WISHES.entries()) {
    const values = preferences[name] ?? [];
    if (values.length === 0) open |= 1 << at;
    for (const value of values) named.push(wishWord(name, value));
  }
  columns.wants = told * OPEN_LISTS + open;
  for (const end of ENDS) {
    const value = preferences[end];
    const name = end.endsWith('age') ? 'age' : 'height';
    if (value !== undefined) columns[`wants_${end}`] = endCode(name, value);
  }
  return { columns, named };
}
