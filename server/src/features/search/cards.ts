import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema/database.ts';
import { presentCardFields } from '../profiles/index.ts';
import type { Entry } from './profile-index.ts';
import { type CardRow, findCards } from './queries.ts';
import type { Card } from './search.ts';

function cardOf(row: CardRow): Card {
  const { user_id, mid, date_of_birth, photo } = row;
  return { user_id, mid, date_of_birth, photo, fields: presentCardFields(row) };
}

/** Some 40 MB. */
const KEPT = 20_000;

// an entry that changes gets another version, so a card is never found again once it is outdated
function keyOf({ user_id, version }: Entry): string {
  return `${user_id} ${version}`;
}

/**
 * The cards of entries, in their order, kept in this process while their profiles and photos stay as they are.
 * A profile that has just been closed is left out.
 */
export function createCards(db: Kysely<Database>): (entries: readonly Entry[]) => Promise<Card[]> {
  const kept = new LRUCache<string, Card>({ max: KEPT });
  return async (entries) => {
    const known = entries.map((entry) => kept.get(keyOf(entry)));
    const missing = entries.filter((_, index) => !known[index]);
    if (missing.length === 0) return known.flatMap((card) => card ?? []);
    const ids = missing.map(({ user_id }) => user_id);
    const read = new Map((await findCards(db, ids)).map((row) => [row.user_id, cardOf(row)]));
    for (const entry of missing) {
      const card = read.get(entry.user_id);
      if (card) kept.set(keyOf(entry), card);
    }
    return entries.flatMap((entry, index) => known[index] ?? read.get(entry.user_id) ?? []);
  };
}
