import type { Filters } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Group } from '../../../access/profiles.ts';
import type { Given } from '../conditions.ts';
import { KINDS, placeKey } from './place-queries.ts';

/** By what profiles are sorted before their approval; the smallest first. Null: newest first. */
export function sqlOrderOf(
  { domain }: Group,
  filters: Filters,
  { comparison }: Given,
): RawBuilder<unknown> | null {
  if (!comparison || !filters.sort?.length) return null;
  const { ranks } = comparison;
  const keys = [...KINDS[domain]];
  const last = ranks.at(-1) ?? 0;
  const rankOf = keys.map(([, kind]) => ranks[kind] ?? last);
  return sql`coalesce((${rankOf}::integer[])[array_position(${keys.map(([key]) => key)}::text[], ${placeKey})], ${last})`;
}
