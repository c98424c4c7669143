import { BITMAP_BYTES, BLOCK_ROWS, setBit } from './layout.ts';

/** As many as take the memory of a bitmap. */
const MOST_LISTED = BITMAP_BYTES / Uint16Array.BYTES_PER_ELEMENT;
const FIRST_ROOM = 16;

/** Rows of one block, sorted, with room to grow. */
interface List {
  list: Uint16Array;
  size: number;
}

/** The rows of one block; the bitmap has a bit for each. */
type Rows = List | { bits: Uint8Array };

/** Rows, by blocks. To add or delete one moves or copies 8 KB at most, however many there are. */
export class RowSet {
  readonly #blocks: (Rows | undefined)[] = [];

  constructor(rows: Iterable<number> = []) {
    for (const row of rows) this.add(row);
  }

  /** Roughly, in bytes. */
  get bytes(): number {
    return this.#blocks.reduce(
      (sum, rows) =>
        sum + (rows ? 100 + ('bits' in rows ? BITMAP_BYTES : rows.list.byteLength) : 8),
      0,
    );
  }

  add(row: number): void {
    const block = Math.floor(row / BLOCK_ROWS);
    while (this.#blocks.length <= block) this.#blocks.push(undefined);
    let rows = this.#blocks[block] ?? { list: new Uint16Array(FIRST_ROOM), size: 0 };
    if ('list' in rows && rows.size === MOST_LISTED) rows = bitmapOf(rows);
    this.#blocks[block] = rows;
    put(rows, row % BLOCK_ROWS);
  }

  delete(row: number): void {
    const rows = this.#blocks[Math.floor(row / BLOCK_ROWS)];
    const at = row % BLOCK_ROWS;
    if (!rows) return;
    if ('bits' in rows) {
      rows.bits[at >> 3] = (rows.bits[at >> 3] ?? 0) & ~(1 << (at & 7));
      return;
    }
    const place = firstFrom(rows.list, at, rows.size);
    if (place === rows.size || rows.list[place] !== at) return;
    rows.list.copyWithin(place, place + 1, rows.size);
    rows.size -= 1;
  }

  /** Sets the bits of these rows among others. @param marks whole blocks, in a buffer of their own */
  markIn(marks: Uint8Array): void {
    // for each word of a keyword, so without iterators
    for (let index = 0; index < this.#blocks.length; index++) {
      const rows = this.#blocks[index];
      const start = index * BITMAP_BYTES;
      if (!rows || start >= marks.length) continue;
      if ('list' in rows) markList(marks, start, rows);
      else markBits(marks, start, rows.bits);
    }
  }
}

function markList(marks: Uint8Array, start: number, { list, size }: List): void {
  for (let at = 0; at < size; at++) setBit(marks, start, list[at] ?? 0);
}

function markBits(marks: Uint8Array, start: number, bits: Uint8Array): void {
  const from = wordsOf(bits, 0);
  const into = wordsOf(marks, start);
  for (let at = 0; at < from.length; at++) into[at] = (into[at] ?? 0) | (from[at] ?? 0);
}

/** The bits of a block, 32 at a time. */
const wordsOf = ({ buffer, byteOffset }: Uint8Array, start: number) =>
  new Uint32Array(buffer, byteOffset + start, BITMAP_BYTES / Uint32Array.BYTES_PER_ELEMENT);

function bitmapOf(rows: List): Rows {
  const bits = new Uint8Array(BITMAP_BYTES);
  markList(bits, 0, rows);
  return { bits };
}

function put(rows: Rows, at: number): void {
  if ('bits' in rows) {
    setBit(rows.bits, 0, at);
    return;
  }
  const { list, size } = rows;
  const place = firstFrom(list, at, size);
  if (place < size && list[place] === at) return;
  if (size === list.length) {
    rows.list = new Uint16Array(Math.min(MOST_LISTED, size * 2));
    rows.list.set(list);
  }
  if (place < size) rows.list.copyWithin(place + 1, place, size);
  rows.list[place] = at;
  rows.size += 1;
}

/** Where the first of sorted numbers stands that is not below `least`, of those before `end`; `end` if there is none. */
export function firstFrom(
  sorted: Uint16Array | Uint32Array,
  least: number,
  end = sorted.length,
): number {
  if (end === 0 || (sorted[end - 1] ?? 0) < least) return end;
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
