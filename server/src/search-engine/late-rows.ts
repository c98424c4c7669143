import { BITMAP_BYTES, BLOCK_ROWS } from './layout.ts';

/** What a store says of its rows. */
interface Rows {
  isNewer(row: number, other: number): boolean;
  isLive(row: number): boolean;
}

/** Rows that stand behind newer ones, whether or not they can be found; in turn come those that can. */
export class LateRows implements Iterable<number> {
  /** looked at one by one in each search, so none that was taken out stays in it */
  readonly #shown = new Set<number>();
  /** of blocks that have such rows: a row keeps its place in the order while it is taken out, and may be put there again */
  readonly #bitmaps = new Map<number, Uint8Array>();
  readonly #store: Rows;
  /** the newest row; those put behind it that are older are late */
  #latest = -1;

  constructor(store: Rows) {
    this.#store = store;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.#shown.values();
  }

  has(row: number): boolean {
    const byte = this.#bitmaps.get(Math.floor(row / BLOCK_ROWS))?.[(row % BLOCK_ROWS) >> 3] ?? 0;
    return (byte & (1 << (row & 7))) !== 0;
  }

  /** Says of a row that was put last whether it is late. */
  rank(row: number): void {
    if (this.#latest < 0 || this.#store.isNewer(row, this.#latest)) this.#latest = row;
    else this.#add(row, this.#store.isLive(row));
  }

  /** Of a row that was put last and cannot be found: others are not late for it. */
  pass(row: number): void {
    this.#add(row, false);
  }

  /**
   * Once the newest row was taken out, those behind it are late no more: one whose time was noted by a clock that ran ahead would have
   * all others be late until that time has come.
   */
  rankAgain(): void {
    let last = this.#latest;
    if (last < 0 || this.#store.isLive(last)) return;
    for (; last >= 0 && (this.has(last) || !this.#store.isLive(last)); last--)
      if (!this.has(last)) this.#add(last, false);
    this.#latest = last;
    const behind = [...this].filter((row) => row > last).sort((a, b) => a - b);
    for (const row of behind) {
      this.#flip(row);
      this.#shown.delete(row);
      this.rank(row);
    }
  }

  /** Says that a row can be found from now on. */
  show(row: number): void {
    if (this.has(row)) this.#shown.add(row);
  }

  /** Says that it cannot. */
  hide(row: number): void {
    this.#shown.delete(row);
  }

  #add(row: number, isLive: boolean): void {
    if (!this.has(row)) this.#flip(row);
    if (isLive) this.#shown.add(row);
  }

  #flip(row: number): void {
    const index = Math.floor(row / BLOCK_ROWS);
    const bitmap = this.#bitmaps.get(index) ?? new Uint8Array(BITMAP_BYTES);
    this.#bitmaps.set(index, bitmap);
    const byte = (row % BLOCK_ROWS) >> 3;
    bitmap[byte] = (bitmap[byte] ?? 0) ^ (1 << (row & 7));
  }
}
