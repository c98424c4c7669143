import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema/database.ts';
import { type PhotoRow, photosOf } from '../photos/index.ts';
import { type CardRow, findCards } from './queries.ts';
import type { Entry } from './roll.ts';

/** A card as every viewer may share it; whether he sees the photo is decided as it is sent. */
export interface Card extends CardRow {
  photo: PhotoRow | null;
}

/** Some 20 MB. */
const KEPT = 10_000;

// an entry that changes gets another version, so a card is never found again once it is outdated
function keyOf({ user_id, version }: Entry): string {
  return `${user_id} ${version}`;
}

async function readCards(
  db: Kysely<Database>,
  entries: readonly Entry[],
): Promise<Map<string, Card>> {
  const ids = entries.map(({ user_id }) => user_id);
  const [rows, photos] = await Promise.all([findCards(db, ids), photosOf(db, ids)]);
  return new Map(
    rows.map((row) => [row.user_id, { ...row, photo: photos.get(row.user_id)?.[0] ?? null }]),
  );
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
    const read = await readCards(db, missing);
    for (const entry of missing) {
      const card = read.get(entry.user_id);
      if (card) kept.set(keyOf(entry), card);
    }
    return entries.flatMap((entry, index) => known[index] ?? read.get(entry.user_id) ?? []);
  };
}
