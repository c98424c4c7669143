import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { batchedReads } from '../../db/batched-reads.ts';
import type { Database } from '../../db/schema/database.ts';
import { lastingAttributesOf, presentCardFields } from '../profiles/index.ts';
import { CardMemory, cardBytes } from './card-memory.ts';
import { type CardRow, findCards } from './card-queries.ts';
import { writeLasting, writePhoto } from './card-writers.ts';
import type { ChangeAt, FoundEntry } from './entry.ts';
import type { Card } from './search.ts';

/**
 * Those that are asked for again and again, with their signed addresses. Few, because what stays for some tenths of a second only
 * survives the young collections and is garbage for a full one.
 */
const AT_HAND = 250;
/** Most of those who just changed are shown within the second, or seldom. */
const JUST_CHANGED = 200;

export interface Cards {
  /** The cards of entries, in their order; a profile that has just been closed is left out. */
  of(entries: readonly FoundEntry[]): Promise<Card[]>;
  /** Takes the cards that were read with changes of the index of a load, so that they need not be read again. */
  keepAlong(changes: readonly ChangeAt[], load: number): void;
}

/** @throws {Error} for a profile without a date of birth, which cannot have been approved: its age would be made up */
function cardOf(row: CardRow, { kind }: FoundEntry): Card {
  const { user_id, mid, date_of_birth, photo, preferences, is } = row;
  if (date_of_birth === null) throw new Error(`the profile of ${user_id} has no date of birth`);
  return {
    ...{ user_id, date_of_birth, kind },
    preferences: preferences && JSON.stringify(preferences),
    attributes: JSON.stringify(lastingAttributesOf(is)),
    photo: photo && { id: photo.id, written: writePhoto(photo) },
    written: writeLasting({ mid: mid ?? '', ...presentCardFields(row) }),
  };
}

/** None of the lines has a line break of its own: in JSON they are escaped. */
const textOf = ({ date_of_birth, preferences, attributes, photo, written }: Card) =>
  [date_of_birth, preferences, attributes, photo?.id, photo?.written, written].join('\n');

function cardIn(text: string, { user_id, kind }: FoundEntry): Card {
  const [date_of_birth = '', preferences, attributes = '', id, photo = '', written = ''] =
    text.split('\n');
  return {
    ...{ user_id, kind, date_of_birth, attributes, written },
    preferences: preferences || null,
    photo: id ? { id, written: photo } : null,
  };
}

/** Where an entry stands, as one number: text is slow to look up. */
const keyOf = ({ load, row }: FoundEntry) => load * 2 ** 32 + row;

/**
 * Cards are kept in this process while their profiles and photos stay as they are: the last ones at hand, and as many as memory
 * allows as text.
 */
export function createCards(db: Kysely<Database>): Cards {
  const atHand = new LRUCache<number, { version: number; card: Card }>({ max: AT_HAND });
  const memory = new CardMemory(cardBytes());
  const along = new LRUCache<string, { load: number; version: number; row: CardRow }>({
    max: JUST_CHANGED,
  });

  function keptCard(entry: FoundEntry): Card | undefined {
    const key = keyOf(entry);
    const known = atHand.get(key);
    // an entry that changes gets another version
    if (known?.version === entry.version) return known.card;
    const kept = memory.get(entry);
    if (!kept) return undefined;
    const card = cardIn(kept.text, entry);
    // what is seldom read would push out what is read often, and be collected as garbage when it is old
    if (kept.since < AT_HAND) atHand.set(key, { version: entry.version, card });
    return card;
  }

  function makeCard(row: CardRow, entry: FoundEntry): Card {
    const card = cardOf(row, entry);
    memory.put(entry, textOf(card));
    return card;
  }

  function cardAlong(entry: FoundEntry): Card | undefined {
    const changed = along.get(entry.user_id);
    // a version of another load may be of another history of the database
    if (changed?.load !== entry.load || changed.version !== entry.version) return undefined;
    return makeCard(changed.row, entry);
  }

  // somebody who just changed stands on many lists: they share the reading, and the connection
  const readRows = batchedReads(async (lists: readonly (readonly FoundEntry[])[]) => {
    const ids = new Set(lists.flat().map(({ user_id }) => user_id));
    const rows = new Map((await findCards(db, [...ids])).map((row) => [row.user_id, row]));
    return new Map(lists.map((list) => [list, rows]));
  });

  async function of(entries: readonly FoundEntry[]): Promise<Card[]> {
    const known = entries.map((entry) => keptCard(entry) ?? cardAlong(entry));
    const missing = entries.filter((_, index) => !known[index]);
    if (missing.length === 0) return known.flatMap((card) => card ?? []);
    const rows = await readRows(missing);
    const read = new Map<FoundEntry, Card>();
    for (const entry of missing) {
      const row = rows?.get(entry.user_id);
      // another list may have made it of the same rows
      if (row) read.set(entry, keptCard(entry) ?? makeCard(row, entry));
    }
    return entries.flatMap((entry, index) => known[index] ?? read.get(entry) ?? []);
  }

  return {
    of,
    keepAlong(changes, load) {
      for (const { user_id, version, card: row } of changes)
        if (row) along.set(user_id, { load, version, row });
    },
  };
}
