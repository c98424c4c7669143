import type { Domain } from '@mala/contract/communities/domain.ts';
import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Whether a query returns a row. */
export async function returnsRow(query: {
  executeTakeFirst(): Promise<unknown>;
}): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many rows a query finds. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** One page of a query's rows; pages count from 1. */
export function onPage<Tables extends keyof Database, Row>(page: number) {
  return (query: SelectQueryBuilder<Database, Tables, Row>) =>
    query.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE);
}

/** The beginning in India of a day, `2026-03-01`, or of one `plus` days later. */
export function dayStart(day: string, plus = 0) {
  // of a date, AT TIME ZONE asks for the hour there when the day begins in the time zone of the connection
  return sql<Date>`(${day}::date + ${sql.lit(plus)})::timestamp AT TIME ZONE 'Asia/Kolkata'`;
}

/** A text for ILIKE that finds it anywhere; its own wildcards match literally. */
export function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** What waits in a queue of the office, in one community. */
export interface Waiting {
  domain: Domain;
  count: number;
  /** since when the oldest waits */
  oldest: Date;
}

/** Counts the rows of a query that has `profiles`, and since when the oldest waits, in each of these communities. */
export async function countWaiting<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
  since: string,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  const domain = sql<Domain>`profiles.domain`;
  return query
    .where(sql<boolean>`profiles.domain IN (${sql.join(domains)})`)
    .groupBy(domain)
    .select([
      domain.as('domain'),
      sql<number>`count(*)`.as('count'),
      sql<Date>`min(${sql.ref(since)})`.as('oldest'),
    ])
    .execute();
}

/** Counts a queue for somebody in each of these communities; one where nothing waits is left out. */
export type FindWaiting = (
  db: Kysely<Database>,
  domains: readonly Domain[],
  asker: { userId: string; now: Date },
) => Promise<Waiting[]>;
