import type { BudgetKind } from '@mala/contract/budgets.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

const BURST_MS = 600_000;
const HOUR_MS = 3_600_000;

/** The list calls of a member, this one included. */
export interface ListCount {
  lists: number;
  /** start of the hour, ISO 8601 */
  since: string;
  /** in the running ten minutes */
  burst: number;
}

/**
 * Counts a list call of a member, as the statement of a CTE: the search reads its state with it, so that a list takes
 * no further round trip. The row's lock makes parallel calls count one after the other.
 */
export function countedList(userId: string, now: Date): RawBuilder<unknown> {
  const hour = new Date(now.getTime() - HOUR_MS);
  const burst = new Date(now.getTime() - BURST_MS);
  return sql`
    INSERT INTO list_budgets AS budget VALUES (${userId}, ${now}, 1, ${now}, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      since = CASE WHEN budget.since > ${hour} THEN budget.since ELSE ${now} END,
      lists = CASE WHEN budget.since > ${hour} THEN budget.lists + 1 ELSE 1 END,
      burst_since = CASE WHEN budget.burst_since > ${burst} THEN budget.burst_since ELSE ${now} END,
      burst = CASE WHEN budget.burst_since > ${burst} THEN budget.burst + 1 ELSE 1 END
    RETURNING lists, since, burst`;
}

/**
 * Adds cards to those that a member was shown on this day, unless they were more than `most` then. How many of them
 * were new in the running ten minutes; null if they are too many, of which nothing is kept.
 */
export async function addCards(
  db: Kysely<Database>,
  userId: string,
  cards: readonly number[],
  { now, most }: { now: Date; most: number },
): Promise<number | null> {
  const day = now.toISOString().slice(0, 10);
  const start = new Date(now.getTime() - BURST_MS);
  const merged = sql`(SELECT array_agg(DISTINCT card) FROM unnest(
    CASE WHEN budget.day = excluded.day THEN budget.cards ELSE '{}' END || excluded.cards) AS card)`;
  const before = sql`(CASE WHEN budget.day = excluded.day THEN cardinality(budget.cards) ELSE 0 END)`;
  const { rows } = await sql<{ burst: number }>`
    INSERT INTO card_budgets AS budget VALUES (${userId}, ${day}, ${cards}::integer[], ${now}, ${cards.length})
    ON CONFLICT (user_id) DO UPDATE SET
      day = excluded.day,
      cards = ${merged},
      burst_since = CASE WHEN budget.burst_since > ${start} THEN budget.burst_since ELSE ${now} END,
      burst = cardinality(${merged}) - ${before}
        + CASE WHEN budget.burst_since > ${start} THEN budget.burst ELSE 0 END
    WHERE cardinality(${merged}) <= ${most}
    RETURNING burst`.execute(db);
  return rows[0]?.burst ?? null;
}

/** Notes that a member used half of a budget within ten minutes, once for each day. */
export async function noteHeavyReader(
  db: Kysely<Database>,
  userId: string,
  kind: BudgetKind,
  now: Date,
): Promise<void> {
  await db
    .insertInto('heavy_readers')
    .values({ user_id: userId, day: now.toISOString().slice(0, 10), kind, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One page of the noted members, the latest first. */
export async function findHeavyReaders(db: Kysely<Database>, page: number) {
  return db
    .selectFrom('heavy_readers')
    .innerJoin('users', 'users.id', 'heavy_readers.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'heavy_readers.user_id')
    .orderBy('heavy_readers.noted_at', 'desc')
    .orderBy('heavy_readers.user_id')
    .orderBy('heavy_readers.kind')
    .select([
      'heavy_readers.user_id',
      'heavy_readers.kind',
      'heavy_readers.noted_at',
      'users.user_name',
      'users.domain',
      'profiles.mid',
    ])
    .$call(onPage(page))
    .execute();
}

export async function countHeavyReaders(db: Kysely<Database>): Promise<number> {
  return countRows(db.selectFrom('heavy_readers'));
}
