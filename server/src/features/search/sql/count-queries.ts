import type { Filters } from '@mala/contract/search.ts';
import { type Kysely, sql } from 'kysely';
import { type Group, listedIn } from '../../../access/profiles.ts';
import type { Database } from '../../../db/schema/database.ts';
import type { Given } from '../conditions.ts';
import type { Tallies } from '../counts.ts';
import { NONE_OWN, OWN_FILTERS } from '../own-lists.ts';
import { ownFits, sqlConditionsOf } from './condition-queries.ts';
import { SQL_FACETS, type SqlFacet } from './facet-queries.ts';
import { townsFor } from './town-queries.ts';

/**
 * Facets and conditions are a bit each: grouping() of PostgreSQL takes fewer than 32 arguments, and a bit more is no integer there and
 * below zero for `&` here.
 */
const MOST_BITS = 31;
if (SQL_FACETS.length + OWN_FILTERS.length > MOST_BITS)
  throw new RangeError('more facets than grouping() takes');

/** A value of one field, and how many profiles have it that fail these conditions, as bits. */
interface Tally {
  /** of those asked for, and behind them of OWN_FILTERS */
  facet: number;
  value: string | null;
  failed: number;
  count: number;
}

/**
 * How many profiles of a group have each value of each field, by which condition they fail: none, or one alone. All in one
 * pass over the profiles.
 */
async function readTallies(
  db: Kysely<Database>,
  group: Group,
  filters: Filters,
  given: Given,
  counted: readonly SqlFacet[],
): Promise<{ conditions: readonly string[]; tallies: Tally[] }> {
  const towns = await townsFor(db, group, filters);
  const conditions = sqlConditionsOf(group, filters, given, towns);
  if (conditions.length > MOST_BITS) throw new RangeError('more conditions than bits');
  const fails = conditions.map(
    ({ fits }, at) => sql`CASE WHEN ${fits} THEN 0 ELSE ${sql.lit(2 ** at)} END`,
  );
  const failed = sql`(${sql.join([sql.lit(0), ...fails], sql` | `)})`;
  const columns = counted.map(({ value }, at) => sql`${value} AS ${sql.ref(`v${at}`)}`);
  const fits = ownFits(given);
  const own = OWN_FILTERS.map(
    (name, at) => sql`${fits[name]} AS ${sql.ref(`v${counted.length + at}`)}`,
  );
  const names = [...columns, ...own].map((_, at) => sql.ref(`v${at}`));
  // of the arguments, grouping() sets the bit of each by which a row is not grouped
  const bits = sql.join(names);
  const facet = sql.join(
    names.map(
      (_, at) =>
        sql`WHEN ${sql.lit(2 ** names.length - 1 - 2 ** (names.length - 1 - at))} THEN ${sql.lit(at)}`,
    ),
    sql` `,
  );
  const { rows } = await sql<Tally>`
    SELECT CASE grouping(${bits}) ${facet} END AS facet,
      coalesce(${sql.join(names.map((name) => sql`${name}::text`))}) AS value, failed, count(*) AS count
      FROM (
        SELECT ${sql.join([...columns, ...own])}, ${failed} AS failed
          FROM profiles WHERE ${listedIn(group)}
      ) AS people
     WHERE failed & (failed - 1) = 0
     GROUP BY GROUPING SETS (${sql.join(names.map((name) => sql`(failed, ${name})`))})`.execute(db);
  return { conditions: conditions.map(({ field }) => field), tallies: rows };
}

/** The answer of the engine (counts.ts), as the database has it. */
export async function countInSql(
  db: Kysely<Database>,
  group: Group,
  filters: Filters,
  given: Given,
): Promise<Tallies> {
  const counted = SQL_FACETS.filter(({ field }) => field !== 'kind' || given.comparison);
  const { conditions, tallies } = await readTallies(db, group, filters, given, counted);
  const bitOf = (field: string) =>
    conditions.includes(field) ? 2 ** conditions.indexOf(field) : 0;
  const facets = new Map(counted.map(({ field, size }) => [field, new Uint32Array(size)]));
  const own = { ...NONE_OWN };
  const asked = [...OWN_FILTERS, 'keyword'].filter((name) => conditions.includes(name));
  // of those that fit all else, how many do not fit, and how many do
  for (const name of asked) facets.set(name, new Uint32Array(2));
  let count = 0;
  for (const { facet, value, failed, count: some } of tallies) {
    const { field, codeOf } = counted[facet] ?? {};
    if (field !== undefined && codeOf) {
      const counts = facets.get(field);
      const code = codeOf(value, group.domain);
      if (counts && (failed & ~bitOf(field)) === 0) counts[code] = (counts[code] ?? 0) + some;
      continue;
    }
    const name = OWN_FILTERS[facet - counted.length] ?? 'shortlist';
    const fits = failed === 0 ? 1 : 0;
    const add = (field: string) => {
      const among = facets.get(field);
      if (among && (failed & ~bitOf(field)) === 0) among[fits] = (among[fits] ?? 0) + some;
    };
    add(name);
    if ((failed & ~bitOf(name)) === 0 && value === 'true') own[name] += some;
    // each profile once
    if (name !== 'shortlist') continue;
    count += fits * some;
    add('keyword');
  }
  return { count, asked: conditions, facets, own };
}
