import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS } from '@mala/contract/search.ts';

/** For each filter, the number of each value that its lists offer, from 1. */
const CODES: readonly ReadonlyMap<unknown, number>[] = FIELD_FILTERS.map(({ list }) => {
  const values = DOMAINS.flatMap((domain) => listOf(communities[domain], list));
  const slugs = new Set(values.map(({ value }) => value));
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
