import { type Community, optionOf } from '../communities/community.ts';
import { MIN_AGE } from './age.ts';
import type { ListName, Section } from './field.ts';

/**
 * What a family looks for by the values of a list. `name` is that of the search filter, too; `field` is what it says of a profile,
 * of which the work is a profession and its list the groups of those.
 */
export interface ListWish {
  name: 'community' | 'education' | 'profession_group' | 'state' | 'birth_star';
  section: Section;
  field: string;
  list: ListName;
}

/** In the order of the form. */
export const LIST_WISHES: readonly ListWish[] = [
  { name: 'community', section: 'basic', field: 'community', list: 'community' },
  { name: 'education', section: 'work', field: 'education', list: 'education' },
  { name: 'profession_group', section: 'work', field: 'profession', list: 'profession_group' },
  { name: 'state', section: 'basic', field: 'state', list: 'state' },
  { name: 'birth_star', section: 'horoscope', field: 'birth_star', list: 'birth_star' },
];

/** Years, and cm of HEIGHTS_CM. */
export const RANGE_WISHES = ['age', 'height'] as const;
export type RangeWish = (typeof RANGE_WISHES)[number];
export type WishName = RangeWish | ListWish['name'];

/** The greatest age that can be looked for. */
export const MOST_AGE = 69;

/** The least age of whom somebody of this gender looks for. */
export function leastAge(gender: 'male' | 'female' | null): number {
  return gender === 'female' ? MIN_AGE.male : MIN_AGE.female;
}

/** What a family looks for. What is missing is open. */
export type Wishes = { [Name in ListWish['name']]?: string[] | undefined } & {
  [End in `${'from' | 'to'}_${RangeWish}`]?: number | undefined;
} & {
  /** said in so many words that any caste will do; no community is named then */
  any_caste?: true | undefined;
};

/** With what others learn of it. */
export type Preferences = Wishes & {
  /** on the own profile, to whoever may open it */
  shown: boolean;
  /** whoever fits is told that they do, and nothing else */
  told: boolean;
};

/** Before anything was saved. */
export const NO_PREFERENCES: Preferences = { shown: false, told: true };

/** Which wishes narrow who fits. That any caste will do is said, and narrows nothing. */
export function narrowing(wishes: Wishes): WishName[] {
  const ranges = RANGE_WISHES.filter(
    (name) => wishes[`from_${name}`] !== undefined || wishes[`to_${name}`] !== undefined,
  );
  const lists = LIST_WISHES.filter(({ name }) => wishes[name]?.length);
  return [...ranges, ...lists.map(({ name }) => name)];
}

/** Whether wishes narrow who fits at all. */
export function isNarrowing(wishes: Wishes): boolean {
  return narrowing(wishes).length > 0;
}

/** What somebody is, by the names of wishes; null where it is not known. */
export type Attributes = Readonly<Record<RangeWish, number | null>> &
  Readonly<Record<ListWish['name'], string | null>>;

/** Whether somebody is as a wish says; what is open fits everybody, and what is not known fits no wish. */
export function fitsWish(wishes: Wishes, name: WishName, attributes: Attributes): boolean {
  if (name === 'age' || name === 'height') {
    const [from, to] = [wishes[`from_${name}`], wishes[`to_${name}`]];
    if (from === undefined && to === undefined) return true;
    const value = attributes[name];
    return value !== null && value >= (from ?? value) && value <= (to ?? value);
  }
  const wanted = wishes[name] ?? [];
  const value = attributes[name];
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

/** Whether somebody is as all wishes say. */
export function fitsAll(wishes: Wishes, attributes: Attributes): boolean {
  return narrowing(wishes).every((name) => fitsWish(wishes, name, attributes));
}

/** The group of a profession, by which work is looked for. */
export function groupOf(community: Community, profession: unknown): string | null {
  return optionOf(community, 'profession', profession)?.group ?? null;
}

/** Wishes as filters of a search: it finds whoever is as they say, and nobody else. */
export function asFilters(wishes: Wishes): Record<string, (string | number)[]> {
  const ends = RANGE_WISHES.flatMap((name) => [`from_${name}`, `to_${name}`] as const);
  const filters: Record<string, (string | number)[]> = {};
  for (const end of ends) {
    const value = wishes[end];
    if (value !== undefined) filters[end] = [value];
  }
  for (const { name } of LIST_WISHES) {
    const values = wishes[name] ?? [];
    if (values.length > 0) filters[name] = [...values];
  }
  return filters;
}
