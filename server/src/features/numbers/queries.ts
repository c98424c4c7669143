import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Counted, REACHED, type Reached, type Unit } from '@mala/contract/numbers.ts';
import type { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayStart } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** A period and by what it is divided, in some communities. */
export interface Asked {
  from: string;
  to: string;
  unit: Unit;
  domains: readonly Domain[];
}

/** Of a part of the period by its first day, or of all of it (null). */
type Part<Row> = Row & { part: string | null };

/** The first day of the part that a day is in; the first part begins with the period. */
const partOf = (day: RawBuilder<unknown>, { from, unit }: Asked) =>
  sql`greatest(date_trunc(${sql.lit(unit)}, ${day}::timestamp)::date, ${from}::date)`;

/** Groups rows by part, and all together. */
const byPart = sql`GROUP BY GROUPING SETS ((part), ())`;

const inDomains = ({ domains }: Asked) => sql`domain IN (${sql.join(domains)})`;
const within = (column: string, { from, to }: Asked) =>
  sql`${sql.ref(column)} BETWEEN ${from}::date AND ${to}::date`;

async function rowsOf<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** What each account came to: a step counts for whoever came to a later one. */
const HAS_REACHED: Readonly<Record<Reached, RawBuilder<unknown>>> = Object.fromEntries(
  REACHED.map((reached, place) => {
    if (reached === 'complete') return [reached, sql`completed_on IS NOT NULL`];
    if (reached === 'approved') return [reached, sql`approved_on IS NOT NULL`];
    return [reached, sql`furthest >= ${sql.lit(place)}`];
  }),
) as Record<Reached, RawBuilder<unknown>>;

/** Who was registered, and how far they came. An account of the office has the empty row of its signup. */
export function findReached(db: Kysely<Database>, asked: Asked) {
  const counts = REACHED.map(
    (reached) => sql`count(*) FILTER (WHERE ${HAS_REACHED[reached]}) AS ${sql.ref(reached)}`,
  );
  return rowsOf(
    db,
    sql<Part<Record<Reached, number>>>`
    SELECT part::text, ${sql.join(counts)}
      FROM (SELECT *, ${partOf(sql`registered_on`, asked)} AS part FROM journeys
             WHERE ${inDomains(asked)} AND ${within('registered_on', asked)}
               AND (furthest > 0 OR user_id IS NULL OR user_id NOT IN (SELECT user_id FROM staff_roles))) AS begun
    ${byPart}`,
  );
}

/** How many came to something in each part. */
export function findSteps(
  db: Kysely<Database>,
  column: 'completed_on' | 'approved_on' | 'married_on',
  asked: Asked,
) {
  const part = partOf(sql.ref(column), asked);
  return rowsOf(
    db,
    sql<Part<{ count: number; elsewhere: number }>>`
    SELECT part::text, count(*) AS count, count(*) FILTER (WHERE married_status = 301) AS elsewhere
      FROM (SELECT married_status, ${part} AS part FROM journeys
             WHERE ${inDomains(asked)} AND ${within(column, asked)}) AS came
    ${byPart}`,
  );
}

/** Half of the waits were shorter than the median, 95 of 100 shorter than p95; seconds. */
export function findWaits(db: Kysely<Database>, asked: Asked) {
  return rowsOf(
    db,
    sql<Part<{ count: number; median: number | null; p95: number | null }>>`
    SELECT part::text, count(*) AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median,
        percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) AS p95
      FROM (SELECT seconds, ${partOf(sql`day`, asked)} AS part FROM review_waits
             WHERE ${inDomains(asked)} AND ${within('day', asked)}) AS waits
    ${byPart}`,
  );
}

/** What was counted. */
export function findCounts(db: Kysely<Database>, asked: Asked) {
  return rowsOf(
    db,
    sql<Part<{ what: Counted; count: number }>>`
    SELECT part::text, what, sum(count)::float8 AS count
      FROM (SELECT what, count, ${partOf(sql`day`, asked)} AS part FROM daily_counts
             WHERE ${inDomains(asked)} AND ${within('day', asked)}) AS counts
     GROUP BY GROUPING SETS ((part, what), (what))`,
  );
}

/** Rupees by package, as they came or as they were given back. */
export function findMoney(db: Kysely<Database>, kind: 'paid' | 'refunded', asked: Asked) {
  const [at, amount] =
    kind === 'paid' ? ['created_at', 'amount'] : ['refunded_at', 'refunded_amount'];
  const day = sql`(${sql.ref(at)} AT TIME ZONE 'Asia/Kolkata')::date`;
  return rowsOf(
    db,
    sql<Part<{ package: (typeof PACKAGE_CODES)[number]; amount: number }>>`
    SELECT part::text, package, sum(amount)::float8 AS amount
      FROM (SELECT package, ${sql.ref(amount)} AS amount, ${partOf(day, asked)} AS part FROM payments
             WHERE ${inDomains(asked)} AND ${sql.ref(at)} >= ${dayStart(asked.from)}
               AND ${sql.ref(at)} < ${dayStart(asked.to, 1)}) AS money
     GROUP BY GROUPING SETS ((part, package), (package))`,
  );
}

/** The first days on which something was counted. */
export function findFirstDays(db: Kysely<Database>, asked: Asked) {
  return rowsOf(
    db,
    sql<{ what: Counted | 'waits'; day: string | null }>`
    SELECT what, min(day)::text AS day FROM daily_counts WHERE ${inDomains(asked)} GROUP BY what
    UNION ALL SELECT 'waits', min(day)::text FROM review_waits WHERE ${inDomains(asked)}`,
  );
}

/** The first day of which anything is known. */
export async function findFirstDay(db: Kysely<Database>, domain: Domain) {
  const [row] = await rowsOf(
    db,
    sql<{ day: string | null }>`
    SELECT least((SELECT min(registered_on) FROM journeys WHERE domain = ${domain}),
      (SELECT min(day) FROM daily_counts WHERE domain = ${domain}),
      -- of accounts that were gone before anything was counted
      (SELECT (min(created_at) AT TIME ZONE 'Asia/Kolkata')::date FROM payments WHERE domain = ${domain}))::text AS day`,
  );
  return row?.day ?? null;
}
