import type { Arena } from './arena.ts';
import { BITMAP_BYTES, BLOCK_ROWS, type Column } from './layout.ts';
import type { Condition } from './question.ts';

/** With counts, the rows that fail at most one of the first conditions are needed too. */
export interface Fitting {
  /** the rows that fit all conditions */
  all: number;
  /** for each condition, the rows that fit all others; those of `all` if nothing is counted */
  others: readonly number[];
}

/** A condition with the column that it looks at, and where the bytes stand that say which values it wants. */
type Placed = Condition & { column: Column | undefined; wanted: number };

/**
 * Finds the rows of one block that fit, as addresses of bitmaps. Bitmaps and ranges are read whole; what has to look at each
 * row comes after them, and looks at what they left.
 */
export class BlockPass {
  readonly #store: Arena;
  /** those that look at each row last */
  readonly conditions: readonly Placed[];
  readonly #cheap: number;
  readonly #isCounted: boolean;
  #scratch = 0;

  constructor(store: Arena, conditions: readonly Condition[], isCounted: boolean) {
    this.#store = store;
    this.#isCounted = isCounted;
    let { wanted } = store.scratch;
    const placed = conditions.map((condition): Placed => {
      const column = store.layout.byName.get(condition.field);
      const at = wanted;
      if (column && isSlow(column, condition)) {
        store.bytes.fill(0, at, at + column.values);
        for (const value of condition.any) store.bytes[at + value] = 1;
        wanted += column.values;
      }
      return { ...condition, column, wanted: at };
    });
    const cheap = placed.filter((one) => !isSlow(one.column, one));
    this.#cheap = cheap.length;
    this.conditions = [...cheap, ...placed.filter((one) => isSlow(one.column, one))];
  }

  fit(index: number): Fitting {
    const { starts, scratch } = this.#store;
    const live = starts[index] ?? 0;
    this.#scratch = scratch.bitmaps;
    if (this.conditions.length === 0) return { all: live, others: [] };
    const fitting = this.conditions
      .slice(0, this.#cheap)
      .map((condition) => this.#bitmapOf(condition, index, live));
    if (this.#cheap < this.conditions.length) {
      const base = this.#isCounted ? this.#almost(fitting, live) : this.#both([live, ...fitting]);
      for (const condition of this.conditions.slice(this.#cheap))
        fitting.push(this.#bitmapOf(condition, index, base));
    }
    if (!this.#isCounted) return { all: this.#both([live, ...fitting]), others: [] };
    // all before each, and all after it
    const before = [live];
    for (const bitmap of fitting) before.push(this.#and(before.at(-1) ?? live, bitmap));
    const others: number[] = [];
    let after = -1;
    for (let at = fitting.length - 1; at >= 0; at--) {
      const first = before[at] ?? live;
      others[at] = after < 0 ? first : this.#and(first, after);
      const own = fitting[at] ?? live;
      if (at > 0) after = after < 0 ? own : this.#and(after, own);
    }
    return { all: before.at(-1) ?? live, others };
  }

  /** The rows that fail at most one of the conditions. */
  #almost(fitting: readonly number[], live: number): number {
    const { kernels } = this.#store;
    let [all, almost] = [live, live];
    for (const [at, bitmap] of fitting.entries()) {
      if (at > 0) {
        const fits = this.#and(almost, bitmap);
        kernels.or(fits, all, BITMAP_BYTES);
        almost = fits;
      }
      all = this.#and(all, bitmap);
    }
    return almost;
  }

  #bitmapOf(condition: Placed, index: number, base: number): number {
    const { kernels, starts, bytes } = this.#store;
    const start = starts[index] ?? 0;
    if ('rows' in condition) return this.#rowsOf(condition, index, base);
    const { column, wanted } = condition;
    if (!column) throw new RangeError(`no field ${condition.field}`);
    const at = start + column.offset;
    if ('from' in condition) {
      const into = this.#take();
      const range = column.bytes === 4 ? kernels.range32 : kernels.range16;
      range(into, at, BITMAP_BYTES, condition.from, condition.to);
      return into;
    }
    if (column.bitmaps === null) {
      const into = this.#take();
      const pass = column.bytes === 1 ? kernels.wanted8 : kernels.wanted16;
      pass(into, base, at, BITMAP_BYTES, wanted);
      return into;
    }
    const bitmaps = start + column.bitmaps;
    const [first, ...further] = condition.any.map((value) => bitmaps + value * BITMAP_BYTES);
    if (first !== undefined && further.length === 0) return first;
    const into = this.#take();
    if (first === undefined) bytes.fill(0, into, into + BITMAP_BYTES);
    else bytes.copyWithin(into, first, first + BITMAP_BYTES);
    for (const bitmap of further) kernels.or(into, bitmap, BITMAP_BYTES);
    return into;
  }

  #rowsOf({ rows, not }: { rows: Uint32Array; not: boolean }, index: number, base: number): number {
    const { kernels, bytes } = this.#store;
    const into = this.#take();
    bytes.fill(0, into, into + BITMAP_BYTES);
    const [first, end] = [index * BLOCK_ROWS, (index + 1) * BLOCK_ROWS];
    for (let at = firstFrom(rows, first); at < rows.length; at++) {
      const row = rows[at] ?? end;
      if (row >= end) break;
      const byte = into + ((row - first) >> 3);
      bytes[byte] = (bytes[byte] ?? 0) | (1 << (row & 7));
    }
    if (not) kernels.and_not(into, base, into, BITMAP_BYTES);
    return into;
  }

  #both(bitmaps: readonly number[]): number {
    const [first = 0, ...further] = bitmaps;
    return further.reduce((all, bitmap) => this.#and(all, bitmap), first);
  }

  #and(a: number, b: number): number {
    const into = this.#take();
    this.#store.kernels.and(into, a, b, BITMAP_BYTES);
    return into;
  }

  #take(): number {
    const into = this.#scratch;
    this.#scratch += BITMAP_BYTES;
    return into;
  }
}

function isSlow(
  column: Column | undefined,
  condition: Condition,
): condition is Condition & { any: readonly number[] } {
  return 'any' in condition && column?.bitmaps === null;
}

/** Where the first of sorted numbers stands that is not below `least`. */
function firstFrom(sorted: Uint32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
