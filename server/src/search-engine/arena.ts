/// <reference path="./webassembly.d.ts" />
import { KeptRanges } from './kept-ranges.ts';
import { type Kernels, kernelsOf } from './kernels.ts';
import { BITMAP_BYTES, BLOCK_ROWS, type Layout, WRITES } from './layout.ts';

export const PAGE = 65_536;

/** Six for each condition, and for each group of one with groups; there are fewer than 40 fields. */
const SCRATCH_BITMAPS = 400;
/** For the values of a field with 2 bytes, and of all those with fewer. */
const WANTED_BYTES = 4 * PAGE;
/** Further counts, of conditions on rows. */
const ROW_COUNTS = 64;

/** Where a thread keeps what it works with: bitmaps, bytes that say which values are wanted, rows of a page, and counts. */
export interface Scratch {
  bitmaps: number;
  wanted: number;
  rows: number;
  counts: number;
  /** where it ends: what comes behind is another thread's, or lasts */
  end: number;
}

/** Who uses a memory: the thread that changes it and answers lists, and the one that counts. */
export type User = 'owner' | 'counter';

const countsOf = ({ columns }: Layout) => columns.reduce((sum, { values }) => sum + values, 0);
const wholePages = (bytes: number) => Math.ceil(bytes / PAGE) * PAGE;

function scratchBytes(layout: Layout): number {
  const bitmaps = SCRATCH_BITMAPS * BITMAP_BYTES;
  return wholePages(bitmaps + WANTED_BYTES + BLOCK_ROWS * 4 + (countsOf(layout) + ROW_COUNTS) * 4);
}

function scratchOf(layout: Layout, user: User): Scratch {
  // the first page stays empty
  const bitmaps = PAGE + (user === 'owner' ? 0 : scratchBytes(layout));
  const wanted = bitmaps + SCRATCH_BITMAPS * BITMAP_BYTES;
  const rows = wanted + WANTED_BYTES;
  const end = bitmaps + scratchBytes(layout);
  return { bitmaps, wanted, rows, counts: rows + BLOCK_ROWS * 4, end };
}

const totalsAt = (layout: Layout) => PAGE + 2 * scratchBytes(layout);

/** Where the first block stands. */
export const firstBlock = (layout: Layout) => wholePages(totalsAt(layout) + countsOf(layout) * 4);

/** The memory of a store as one thread sees it. */
export class Arena {
  readonly layout: Layout;
  readonly memory: WebAssembly.Memory;
  readonly kernels: Kernels;
  readonly scratch: Scratch;
  /** where each block begins */
  readonly starts: number[] = [];
  /** of each countable field, how many live rows have each value */
  readonly totals: ReadonlyMap<string, Uint32Array>;
  readonly ranges = new KeptRanges();
  #bytes: Uint8Array;
  #half: Uint16Array;
  #words: Uint32Array;

  constructor(layout: Layout, memory: WebAssembly.Memory, user: User) {
    this.layout = layout;
    this.memory = memory;
    this.kernels = kernelsOf(memory);
    this.scratch = scratchOf(layout, user);
    const { buffer } = memory;
    this.#bytes = new Uint8Array(buffer);
    this.#half = new Uint16Array(buffer);
    this.#words = new Uint32Array(buffer);
    let at = totalsAt(layout);
    // memory that grows stays where it is
    const place = (values: number) => {
      at += values * 4;
      return new Uint32Array(buffer, at - values * 4, values);
    };
    const countable = layout.columns.filter(({ values }) => values);
    this.totals = new Map(countable.map(({ name, values }) => [name, place(values)]));
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  get half(): Uint16Array {
    return this.#half;
  }

  get words(): Uint32Array {
    return this.#words;
  }

  /** Counts that values of a block were written. */
  wrote(start: number): void {
    const at = (start + WRITES) / 4;
    this.#words[at] = (this.#words[at] ?? 0) + 1;
  }

  /** How often that was, by any thread. */
  writesTo(start: number): number {
    return this.#words[(start + WRITES) / 4] ?? 0;
  }

  /** Sees that there are so many blocks, for which the memory has grown. */
  see(blocks: number): void {
    const { layout, starts, memory } = this;
    while (starts.length < blocks)
      starts.push(firstBlock(layout) + starts.length * layout.blockBytes);
    if (this.#bytes.byteLength === memory.buffer.byteLength) return;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#half = new Uint16Array(memory.buffer);
    this.#words = new Uint32Array(memory.buffer);
  }
}
