import { LRUCache } from 'lru-cache';
import { BITMAP_BYTES } from './layout.ts';

/** Ages are asked for in some tens of ranges; a row takes a bit for each of them. */
const RANGES = 64;

/** The bitmap of a range in one block, as of so many writes to that block. */
interface KeptBitmap {
  writes: number;
  bitmap: Uint8Array;
}

/** The bitmaps of one range by block; those of a range that is asked for a first time are not kept. */
export class KeptRange {
  readonly blocks: (KeptBitmap | undefined)[] = [];
  asked = 0;

  /** Keeps what was read from a block after so many writes to it. */
  keep(index: number, writes: number, bitmap: Uint8Array): void {
    if (this.asked < 2) return;
    const known = this.blocks[index];
    if (known) {
      known.writes = writes;
      known.bitmap.set(bitmap);
    } else this.blocks[index] = { writes, bitmap: bitmap.slice() };
  }
}

/** The ranges that are asked for again and again: reading one of a column takes sixteen times as long as its bitmap. */
export class KeptRanges {
  readonly #ranges = new LRUCache<string, KeptRange>({ max: RANGES });

  of({ field, from, to }: { field: string; from: number; to: number }): KeptRange {
    const key = `${field} ${from} ${to}`;
    const range = this.#ranges.get(key) ?? new KeptRange();
    range.asked += 1;
    this.#ranges.set(key, range);
    return range;
  }

  /** Memory, in bytes. */
  get bytes(): number {
    let bitmaps = 0;
    for (const { blocks } of this.#ranges.values()) bitmaps += blocks.filter(Boolean).length;
    return bitmaps * BITMAP_BYTES;
  }
}
