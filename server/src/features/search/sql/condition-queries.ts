import { FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Group } from '../../../access/profiles.ts';
import type { Comparison } from '../../match/index.ts';
import { type Given, wantedFigures } from '../conditions.ts';
import { filteredValue } from '../queries.ts';
import { bornBetween } from './birth-days.ts';
import { KINDS, kindOfKey, placeKey } from './place-queries.ts';

/** What a profile has to fit, never null. */
export interface SqlCondition {
  /** the engine's name of the field that it looks at (conditions.ts) */
  field: string;
  fits: RawBuilder<boolean>;
}

// of several hundred values PostgreSQL makes a hash table, if they are an array
const isOneOf = (value: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`coalesce(${value} = ANY(${values}::text[]), false)`;

function fieldConditions(filters: Filters): SqlCondition[] {
  return FIELD_FILTERS.flatMap((filter) => {
    const values = filters[filter.name];
    if (!values?.length) return [];
    return [{ field: filter.name, fits: isOneOf(filteredValue(filter), values.map(String)) }];
  });
}

/** A date of birth that is not known is left out only where somebody has an oldest age in mind. */
function ageConditions({ from_age = [], to_age = [] }: Filters, today: Date): SqlCondition[] {
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

/** Whether a profile is one of a list of the viewer. */
export const isAmong = (ids: Iterable<string>) =>
  sql<boolean>`profiles.user_id = ANY(${[...ids]}::uuid[])`;

function shortlistConditions(
  { shortlist: wanted }: Filters,
  ids: Iterable<string>,
): SqlCondition[] {
  const [first, other] = new Set(wanted);
  if (first === undefined || other !== undefined) return [];
  const among = isAmong(ids);
  return [{ field: 'shortlist', fits: first ? among : sql<boolean>`NOT ${among}` }];
}

/** Either those places that are wanted, or, if an unknown one is, those that are not. */
function matchConditions(
  { figures }: Comparison,
  filters: Filters,
  { domain }: Group,
): SqlCondition[] {
  const isWanted = wantedFigures(filters);
  if (!isWanted) return [];
  const fitsUnknown = isWanted(figures[kindOfKey(domain, '')] ?? expectFigure());
  const keys = [...KINDS[domain]].flatMap(([key, kind]) =>
    isWanted(figures[kind] ?? expectFigure()) === fitsUnknown ? [] : [key],
  );
  const among = isOneOf(placeKey, keys);
  return [{ field: 'kind', fits: fitsUnknown ? sql<boolean>`NOT ${among}` : among }];
}

function expectFigure(): never {
  throw new RangeError('a comparison has a figure for each kind');
}

/** The conditions of conditions.ts in SQL, on a query that names the table `profiles`. */
export function sqlConditionsOf(group: Group, filters: Filters, given: Given): SqlCondition[] {
  const { today, shortlist, comparison } = given;
  return [
    ...fieldConditions(filters),
    ...ageConditions(filters, today),
    ...shortlistConditions(filters, shortlist),
    ...(comparison ? matchConditions(comparison, filters, group) : []),
  ];
}
