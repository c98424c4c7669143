import { BLOCK_ROWS } from '../../search-engine/layout.ts';
import type { Pauses } from './pauses.ts';
import { ProfileIndex, type Reading } from './profile-index.ts';
import { townCode, writtenTown } from './towns.ts';

/** What is copied or put at once holds other calls up for some milliseconds. */
const SOME_ROWS = 1024;

/** The towns of a block whose codes only the process knows that wrote it. */
type Towns = [code: number, city: string, state: string][];

/** Words of consecutive rows, as numbers among all words so far, of which some are new. */
interface Words {
  news: string[];
  rows: [card: number[], detail: number[], wishes: number[]][];
}

const indexesOf = ({ words, wishes }: ProfileIndex) => [words.card, words.detail, wishes] as const;

/**
 * The people of an index in pieces, for readIndex. Changes may be made meanwhile: what is written of whoever changes is of before
 * or after, and has to be read again from the version that the index had when this began.
 */
export async function* writeIndex(profiles: ProfileIndex, pauses: Pauses): AsyncGenerator<Buffer> {
  const { store } = profiles;
  const known = new Map<string, number>();
  // one that begins meanwhile would stand behind a block that was copied before it was full
  const { length } = store.blocks;
  for (let block = 0; block < length; block++) {
    const rows = store.copyBlock(block);
    const { used = 0 } = store.blocks[block] ?? {};
    const first = block * BLOCK_ROWS;
    yield Buffer.from(JSON.stringify(townsOf(profiles, first, used)));
    yield Buffer.from(rows);
    for (let row = first; row < first + used; row += SOME_ROWS) {
      if (pauses.isDue()) await pauses.pause();
      const end = Math.min(row + SOME_ROWS, first + used);
      yield Buffer.from(JSON.stringify(wordsOf(profiles, [row, end], known)));
    }
  }
}

function townsOf({ store }: ProfileIndex, first: number, used: number): Towns {
  const codes = new Set<number>();
  for (let row = first; row < first + used; row++)
    if (store.isLive(row)) codes.add(store.valueAt('city', row));
  return [...codes].flatMap((code): Towns => {
    const town = writtenTown(code);
    return town ? [[code, town.city, town.state]] : [];
  });
}

function wordsOf(
  profiles: ProfileIndex,
  [from, to]: readonly [number, number],
  known: Map<string, number>,
): Words {
  const words: Words = { news: [], rows: [] };
  const numberOf = (word: string) => {
    const number = known.get(word) ?? known.size;
    if (number === known.size) {
      known.set(word, number);
      words.news.push(word);
    }
    return number;
  };
  const [card, detail, wishes] = indexesOf(profiles);
  for (let row = from; row < to; row++)
    words.rows.push(
      profiles.store.isLive(row)
        ? [
            card.wordsAt(row).map(numberOf),
            detail.wordsAt(row).map(numberOf),
            wishes.wordsAt(row).map(numberOf),
          ]
        : [[], [], []],
    );
  return words;
}

/** The index of such pieces; null once nobody needs it any more. Throws what JSON.parse throws for others, and a RangeError. */
export async function readIndex(
  pieces: AsyncIterator<Buffer>,
  { reading, isOver, pauses }: { reading: Reading; isOver: () => boolean; pauses: Pauses },
): Promise<ProfileIndex | null> {
  const profiles = new ProfileIndex([], reading);
  const { store } = profiles;
  const indexes = indexesOf(profiles);
  const known: string[] = [];
  const next = async () => (await pieces.next()).value as Buffer | undefined;
  for (let head = await next(); head; head = await next()) {
    if (isOver()) return null;
    const towns: Towns = JSON.parse(head.toString());
    const codes = new Map(towns.map(([code, city, state]) => [code, townCode(city, state)]));
    const rows = (await next()) ?? Buffer.alloc(0);
    const first = store.blocks.length * BLOCK_ROWS;
    if (store.end < first) throw new RangeError('a block before is not full');
    const city = (code: number) => codes.get(code) ?? code;
    for (const _ of store.addBlock(rows, { city })) if (pauses.isDue()) await pauses.pause();
    for (let row = first; row < store.end; ) {
      const piece: Words = JSON.parse(((await next()) ?? '').toString());
      known.push(...piece.news);
      for (const lists of piece.rows) {
        for (const [at, list] of lists.entries())
          indexes[at]?.put(
            row,
            list.map((number) => known[number] ?? ''),
          );
        row += 1;
        if (pauses.isDue()) await pauses.pause();
      }
    }
  }
  return profiles;
}
