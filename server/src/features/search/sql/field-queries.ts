import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { type Filters, HEIGHTS } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { professionValues } from '../codes.ts';
import { filteredValue } from '../entry-queries.ts';
import { bornBetween } from './birth-days.ts';
import type { SqlCondition } from './sql-condition.ts';

// of several hundred values PostgreSQL makes a hash table, if they are an array
export const isOneOf = (value: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`coalesce(${value} = ANY(${values}::text[]), false)`;

export function fieldConditions(filters: Filters): SqlCondition[] {
  return FIELD_FILTERS.flatMap((filter) => {
    const chosen = filters[filter.name]?.map(String) ?? [];
    const groups = filter.name === 'profession' ? filters.profession_group : [];
    if (chosen.length + (groups?.length ?? 0) === 0) return [];
    const values = [...chosen, ...(groups ?? []).flatMap(professionValues)];
    return [{ field: filter.name, fits: isOneOf(filteredValue(filter), values) }];
  });
}

/** A date of birth that is not known is left out only where somebody has an oldest age in mind. */
export function ageConditions(
  { from_age = [], to_age = [] }: Filters,
  today: Date,
): SqlCondition[] {
  if (from_age.length + to_age.length === 0) return [];
  const least = from_age.length > 0 ? Math.min(...from_age) : 0;
  const most = to_age.length > 0 ? Math.max(...to_age) : null;
  const { first, last } = bornBetween(least, most, today);
  const fits =
    first === null
      ? sql<boolean>`coalesce(profiles.date_of_birth <= ${last}::date, true)`
      : sql<boolean>`coalesce(profiles.date_of_birth BETWEEN ${first}::date AND ${last}::date, false)`;
  return [{ field: 'born', fits }];
}

export function heightConditions({ from_height = [], to_height = [] }: Filters): SqlCondition[] {
  if (from_height.length + to_height.length === 0) return [];
  const first = Math.max(HEIGHTS.first, from_height.length > 0 ? Math.min(...from_height) : 0);
  const last = Math.min(HEIGHTS.last, to_height.length > 0 ? Math.max(...to_height) : HEIGHTS.last);
  const fits = sql<boolean>`coalesce(profiles.height BETWEEN ${first} AND ${last}, false)`;
  return [{ field: 'height', fits }];
}
