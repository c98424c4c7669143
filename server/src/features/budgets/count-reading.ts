import { BUDGETS, type BudgetKind } from '@mala/contract/budgets.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { addCards, type ListCount, noteHeavyReader } from './queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Seconds until midnight UTC. */
export function restOfDay(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
}

/** Notes a member for the office who has used more than half of a budget within ten minutes. */
export async function noteIfHeavy(
  db: Kysely<Database>,
  userId: string,
  { kind, burst }: { kind: BudgetKind; burst: number },
  now: Date,
): Promise<void> {
  if (burst > BUDGETS[kind] / 2) await noteHeavyReader(db, userId, kind, now);
}

/** Throws 429 TOO_MANY_LISTS, with the seconds until the member's hour ends, if this list is one too many. */
export async function checkLists(
  db: Kysely<Database>,
  userId: string,
  { lists, since, burst }: ListCount,
  now: Date,
): Promise<void> {
  // each call gets a number of its own, so one of them writes the note
  if (burst === BUDGETS.lists / 2 + 1) await noteHeavyReader(db, userId, 'lists', now);
  if (lists <= BUDGETS.lists) return;
  const left = new Date(since).getTime() + HOUR_MS - now.getTime();
  throw new AppError('TOO_MANY_LISTS', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
}

/** The last 32 bits of an id, which are random in a UUIDv7: of a day's cards no two have the same. */
function numberOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16) | 0;
}

/** Counts the cards of a list for a member. Throws 429 TOO_MANY_CARDS with the seconds until midnight UTC. */
export type CountCards = (
  userId: string,
  profileIds: readonly string[],
  now: Date,
) => Promise<void>;

/** Members whose counted cards are remembered, some 20 KB each at most. */
const REMEMBERED = 1000;

/** Cards that this process knows to be counted are not counted again, so most lists write none. */
export function createCardCounter(db: Kysely<Database>): CountCards {
  const counted = new LRUCache<string, Set<number>>({ max: REMEMBERED });
  return async (userId, profileIds, now) => {
    const key = `${userId} ${now.toISOString().slice(0, 10)}`;
    const known = counted.get(key) ?? new Set();
    const cards = profileIds.map(numberOf).filter((card) => !known.has(card));
    if (cards.length === 0) return;
    const burst = await addCards(db, userId, cards, { now, most: BUDGETS.cards });
    if (burst === null) throw new AppError('TOO_MANY_CARDS', { retryAfter: restOfDay(now) });
    for (const card of cards) known.add(card);
    counted.set(key, known);
    await noteIfHeavy(db, userId, { kind: 'cards', burst }, now);
  };
}
