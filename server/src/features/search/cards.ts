import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema/database.ts';
import { lastingAttributesOf, presentCardFields } from '../profiles/index.ts';
import { CardMemory, cardBytes } from './card-memory.ts';
import { type CardRow, findCards } from './card-queries.ts';
import { writeLasting } from './card-writers.ts';
import type { FoundEntry } from './entry.ts';
import type { Card } from './search.ts';

/** Those that are asked for again and again, with their signed addresses: some 4 MB. */
const AT_HAND = 2000;

function cardOf(row: CardRow, { kind }: FoundEntry): Card {
  const { user_id, mid, date_of_birth, photo, preferences, is } = row;
  return {
    ...{ user_id, date_of_birth, photo, preferences, kind },
    written: writeLasting({ mid: mid ?? '', ...presentCardFields(row) }),
    attributes: lastingAttributesOf(is),
  };
}

/** Neither part has a line break of its own: in JSON they are escaped. */
const textOf = ({ written, ...card }: Card) => `${JSON.stringify(card)}\n${written}`;

function cardIn(text: string): Card {
  const end = text.indexOf('\n');
  return Object.assign(JSON.parse(text.slice(0, end)), { written: text.slice(end + 1) });
}

/** Where an entry stands, as one number: text is slow to look up. */
const keyOf = ({ load, row }: FoundEntry) => load * 2 ** 32 + row;

/**
 * The cards of entries, in their order, kept in this process while their profiles and photos stay as they are: the last ones at
 * hand, and as many as memory allows as text. A profile that has just been closed is left out.
 */
export function createCards(
  db: Kysely<Database>,
): (entries: readonly FoundEntry[]) => Promise<Card[]> {
  const atHand = new LRUCache<number, { version: number; card: Card }>({ max: AT_HAND });
  const memory = new CardMemory(cardBytes());

  function keptCard(entry: FoundEntry): Card | undefined {
    const key = keyOf(entry);
    const known = atHand.get(key);
    // an entry that changes gets another version
    if (known?.version === entry.version) return known.card;
    const kept = memory.get(entry);
    if (!kept) return undefined;
    const card = cardIn(kept.text);
    // what is seldom read would push out what is read often, and be collected as garbage when it is old
    if (kept.since < AT_HAND) atHand.set(key, { version: entry.version, card });
    return card;
  }

  return async (entries) => {
    const known = entries.map(keptCard);
    const missing = entries.filter((_, index) => !known[index]);
    if (missing.length === 0) return known.flatMap((card) => card ?? []);
    const ids = missing.map(({ user_id }) => user_id);
    const rows = new Map((await findCards(db, ids)).map((row) => [row.user_id, row]));
    const read = new Map<FoundEntry, Card>();
    for (const entry of missing) {
      const row = rows.get(entry.user_id);
      if (!row) continue;
      const card = cardOf(row, entry);
      memory.put(entry, textOf(card));
      read.set(entry, card);
    }
    return entries.flatMap((entry, index) => known[index] ?? read.get(entry) ?? []);
  };
}
