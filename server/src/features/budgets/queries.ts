import type { BudgetKind } from '@mala/contract/budgets.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { READERS_DAYS } from '@mala/contract/desk.ts';
import { type Kysely, sql } from 'kysely';
import { countRows, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { dayOf } from './day.ts';

/** Lists of a member within a window: since when, and how many. */
export interface Window {
  since: Date;
  count: number;
}

/** What all processes wrote of a member's reading; null where nothing is new. */
export interface StoredReading {
  lists: Window | null;
  listBurst: Window | null;
  cardBurst: Window | null;
  /** UTC, YYYY-MM-DD */
  day: string | null;
  /** shown on that day */
  cards: number[] | null;
}

/** What a process counted since it last wrote. */
export interface NewReading {
  user_id: string;
  since: Date;
  lists: number;
  burst_since: Date;
  burst: number;
  day: string;
  cards: number[];
  cards_since: Date;
  cards_burst: number;
  /** how many cards of the day the process knows, these included */
  known: number;
}

interface Row {
  user_id: string;
  since: Date | null;
  lists: number | null;
  burst_since: Date | null;
  burst: number | null;
  day: string | null;
  cards: number[] | null;
  cards_since: Date | null;
  cards_burst: number | null;
}

function windowOf(since: Date | null, count: number | null): Window | null {
  return since && { since, count: count ?? 0 };
}

function readingOf(row: Row): StoredReading {
  return {
    lists: windowOf(row.since, row.lists),
    listBurst: windowOf(row.burst_since, row.burst),
    cardBurst: windowOf(row.cards_since, row.cards_burst),
    day: row.day,
    cards: row.cards,
  };
}

/** What all processes wrote of a member. */
export async function readReading(db: Kysely<Database>, userId: string): Promise<StoredReading> {
  const row = await db
    .selectFrom(sql<{ user_id: string }>`(SELECT ${userId}::uuid AS user_id)`.as('member'))
    .leftJoin('list_budgets', 'list_budgets.user_id', 'member.user_id')
    .leftJoin('card_budgets', 'card_budgets.user_id', 'member.user_id')
    .select([
      'member.user_id',
      'list_budgets.since',
      'list_budgets.lists',
      'list_budgets.burst_since',
      'list_budgets.burst',
      'card_budgets.day',
      'card_budgets.cards',
      'card_budgets.burst_since as cards_since',
      'card_budgets.burst as cards_burst',
    ])
    .executeTakeFirstOrThrow();
  return readingOf(row);
}

/**
 * Sets a window of `budget` to the sum of what is stored and what is added, or to what is added if it has ended, or began by a clock
 * that ran ahead.
 */
function addedWindow({ since, count, length }: { since: string; count: string; length: string }) {
  const [stored, added] = [sql.ref(`budget.${since}`), sql.ref(`excluded.${since}`)];
  const goesOn = sql`(${stored} > ${added} - ${sql.lit(length)}::interval AND ${stored} <= ${added} + ${sql.lit(length)}::interval)`;
  return sql`
    ${sql.ref(since)} = CASE WHEN ${goesOn} THEN ${stored} ELSE ${added} END,
    ${sql.ref(count)} = ${sql.ref(`excluded.${count}`)}
      + CASE WHEN ${goesOn} THEN ${sql.ref(`budget.${count}`)} ELSE 0 END`;
}

/**
 * Adds what this process counted of several members to what others wrote, in one statement, and returns the sums. A window
 * of the member that runs already goes on. Members are locked in the order of their ids, so that processes do not
 * block each other; those whose account is gone are left out.
 */
export async function addReadings(
  db: Kysely<Database>,
  readings: readonly NewReading[],
): Promise<Map<string, StoredReading>> {
  const allCards = sql`(SELECT array_agg(DISTINCT card) FROM unnest(
    CASE WHEN budget.day = excluded.day THEN budget.cards ELSE '{}' END || excluded.cards) AS card)`;
  const hour = addedWindow({ since: 'since', count: 'lists', length: '1 hour' });
  const burst = addedWindow({ since: 'burst_since', count: 'burst', length: '10 minutes' });
  const { rows } = await sql<Row>`
    WITH given AS (
      SELECT given.* FROM jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) AS given (
        user_id uuid, since timestamptz, lists integer, burst_since timestamptz, burst integer,
        day date, cards integer[], cards_since timestamptz, cards_burst integer, known integer)
      JOIN users ON users.id = given.user_id
    ), lists AS (
      INSERT INTO list_budgets AS budget (user_id, since, lists, burst_since, burst)
      SELECT user_id, since, lists, burst_since, burst FROM given WHERE lists > 0 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET ${hour}, ${burst}
      RETURNING *
    ), cards AS (
      INSERT INTO card_budgets AS budget (user_id, day, cards, burst_since, burst)
      SELECT user_id, day, cards, cards_since, cards_burst FROM given WHERE cardinality(cards) > 0 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, cards = ${allCards}, ${burst}
      WHERE excluded.day >= budget.day
      RETURNING *
    )
    SELECT given.user_id, lists.since, lists.lists, lists.burst_since, lists.burst,
      cards.day, cards.burst_since AS cards_since, cards.burst AS cards_burst,
      CASE WHEN cardinality(cards.cards) <> given.known THEN cards.cards END AS cards
    FROM given
      LEFT JOIN lists ON lists.user_id = given.user_id
      LEFT JOIN cards ON cards.user_id = given.user_id`.execute(db);
  return new Map(rows.map((row) => [row.user_id, readingOf(row)]));
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
    .values({ user_id: userId, day: dayOf(now), kind, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function noted(db: Kysely<Database>, domains: readonly Domain[]) {
  return db
    .selectFrom('heavy_readers')
    .innerJoin('users', 'users.id', 'heavy_readers.user_id')
    .where('users.domain', 'in', domains);
}

/** One page of the noted members of these sites, the latest first. */
export async function findHeavyReaders(
  db: Kysely<Database>,
  domains: readonly Domain[],
  page: number,
) {
  return noted(db, domains)
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

export async function countHeavyReaders(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<number> {
  return countRows(noted(db, domains));
}

/** For the desk: the notes of the last days. */
export async function waitingReaders(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return noted(db, domains)
    .where('heavy_readers.noted_at', '>', sql<Date>`now() - ${READERS_DAYS} * interval '1 day'`)
    .groupBy('users.domain')
    .select([
      'users.domain',
      sql<number>`count(*)`.as('count'),
      sql<Date>`min(heavy_readers.noted_at)`.as('oldest'),
    ])
    .execute();
}
