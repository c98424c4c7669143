import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { HEIGHTS } from '@mala/contract/search.ts';

const optionsOf = (list: ListName) =>
  DOMAINS.flatMap((domain) => listOf(communities[domain], list));

/** For each filter, the number of each value that its lists offer, from 1. */
const CODES: readonly ReadonlyMap<unknown, number>[] = FIELD_FILTERS.map(({ list }) => {
  const slugs = new Set(optionsOf(list).map(({ value }) => value));
  return new Map([...slugs].map((slug, index) => [slug, index + 1]));
});

/** How many values the filter at `index` of FIELD_FILTERS has, numbered from 1. */
export function codesOf(index: number): number {
  return CODES[index]?.size ?? 0;
}

/** A value of the filter at `index` of FIELD_FILTERS as a small number; 0 is one that no list offers any more. */
export function codeOf(index: number, value: unknown): number {
  return CODES[index]?.get(value) ?? 0;
}

const PROFESSION = FIELD_FILTERS.findIndex(({ field }) => field === 'profession');
const PROFESSIONS = new Map(
  optionsOf('profession_group').map(({ value }) => [
    value,
    new Set(professionValues(value).map((profession) => codeOf(PROFESSION, profession))),
  ]),
);

/** The professions of a group. */
export function professionValues(group: string): string[] {
  const ofGroup = optionsOf('profession').filter((profession) => profession.group === group);
  return [...new Set(ofGroup.map(({ value }) => value))];
}

/** The codes of the professions of a group. */
export function professionsOf(group: string): ReadonlySet<number> {
  return PROFESSIONS.get(group) ?? new Set();
}

/** How many codes heights have. */
export const HEIGHT_CODES = HEIGHTS.last - HEIGHTS.first + 2;

/** A height in cm as a small number, in their order; 0 is one that is not known, or that nobody can choose. */
export function heightCode(cm: number): number {
  return cm >= HEIGHTS.first && cm <= HEIGHTS.last ? Math.trunc(cm) - HEIGHTS.first + 1 : 0;
}

/** The cm of a code from 1 on. */
export function heightOfCode(code: number): number {
  return HEIGHTS.first + code - 1;
}
