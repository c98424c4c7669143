import { BITMAP_BYTES, BLOCK_ROWS } from './layout.ts';

/** Rows that stand behind newer ones, whether or not they can be found; in turn come those that can. */
export class LateRows implements Iterable<number> {
  /** looked at one by one in each search, so none that was taken out stays in it */
  readonly #shown = new Set<number>();
  /** of blocks that have such rows: a row keeps its place in the order while it is taken out, and may be put there again */
  readonly #bitmaps = new Map<number, Uint8Array>();

  [Symbol.iterator](): Iterator<number> {
    return this.#shown.values();
  }

  has(row: number): boolean {
    const byte = this.#bitmaps.get(Math.floor(row / BLOCK_ROWS))?.[(row % BLOCK_ROWS) >> 3] ?? 0;
    return (byte & (1 << (row & 7))) !== 0;
  }

  add(row: number, isLive: boolean): void {
    const index = Math.floor(row / BLOCK_ROWS);
    const bitmap = this.#bitmaps.get(index) ?? new Uint8Array(BITMAP_BYTES);
    this.#bitmaps.set(index, bitmap);
    const byte = (row % BLOCK_ROWS) >> 3;
    bitmap[byte] = (bitmap[byte] ?? 0) | (1 << (row & 7));
    if (isLive) this.#shown.add(row);
  }

  /** Says that a row can be found from now on. */
  show(row: number): void {
    if (this.has(row)) this.#shown.add(row);
  }

  /** Says that it cannot. */
  hide(row: number): void {
    this.#shown.delete(row);
  }
}
