import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
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
