import type { Arena } from './arena.ts';
import type { KeptRange } from './kept-ranges.ts';
import { BITMAP_BYTES, BLOCK_ROWS, type Column, setBit } from './layout.ts';
import type { Condition } from './question.ts';
import { firstFrom } from './row-set.ts';

/** What fits in one block, as addresses of bitmaps. */
export interface Fitting {
  /** the rows that fit all conditions */
  all: number;
  /** for each condition, the rows that fit all others; those of `all` if nothing is counted */
  others: readonly number[];
}

/** A condition with the column that it looks at, and where the bytes stand that say which values it wants. */
type Placed = Condition & {
  column: Column | undefined;
  wanted: number;
  /** of a range */
  kept: KeptRange | undefined;
  /** of one with groups */
  groups: readonly (readonly Placed[])[];
};

/**
 * Finds the rows of one block that fit, as addresses of bitmaps. Bitmaps and ranges are read whole; what has to look at each
 * row comes after them, and looks at what they left.
 */
export class BlockPass {
  readonly #arena: Arena;
  /** those that look at each row last */
  readonly conditions: readonly Placed[];
  readonly #cheap: number;
  readonly #isCounted: boolean;
  #scratch = 0;
  #wanted: number;

  constructor(arena: Arena, conditions: readonly Condition[], isCounted: boolean) {
    this.#arena = arena;
    this.#isCounted = isCounted;
    this.#wanted = arena.scratch.wanted;
    const placed = conditions.map((condition) => this.#place(condition));
    const isRowByRow = (one: Placed) => isSlow(one.column, one) || 'every' in one;
    const cheap = placed.filter((one) => !isRowByRow(one));
    this.#cheap = cheap.length;
    this.conditions = [...cheap, ...placed.filter(isRowByRow)];
  }

  #place(condition: Condition): Placed {
    const { layout, bytes, scratch } = this.#arena;
    const groups =
      'every' in condition
        ? condition.every.map((group) => group.map((one) => this.#place(one)))
        : [];
    const column = layout.byName.get(condition.field);
    const wanted = this.#wanted;
    if (column && isSlow(column, condition)) {
      if (wanted + column.values > scratch.rows) throw new RangeError('too many values are wanted');
      bytes.fill(0, wanted, wanted + column.values);
      for (const value of condition.any) bytes[wanted + value] = 1;
      this.#wanted += column.values;
    }
    const kept = 'from' in condition ? this.#arena.ranges.of(condition) : undefined;
    return { ...condition, column, wanted, kept, groups };
  }

  fit(index: number): Fitting {
    const { starts, scratch } = this.#arena;
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

  /** The rows that fail at most one of the conditions, which are counted among the other values of that one. */
  #almost(fitting: readonly number[], live: number): number {
    const { kernels } = this.#arena;
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
    const { kernels, starts, bytes } = this.#arena;
    const start = starts[index] ?? 0;
    if ('rows' in condition) return this.#rowsOf(condition, index, base);
    if ('bits' in condition) return this.#bitsOf(condition.bits, index);
    if ('every' in condition) return this.#groupsOf(condition.groups, index, base);
    const { column, wanted } = condition;
    if (!column) throw new RangeError(`no field ${condition.field}`);
    const at = start + column.offset;
    if ('from' in condition) return this.#rangeOf(condition, column, index);
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

  #rangeOf(
    { kept, from, to }: Placed & { from: number; to: number },
    { bytes: width, offset }: Column,
    index: number,
  ): number {
    const { kernels, starts, bytes } = this.#arena;
    const start = starts[index] ?? 0;
    const into = this.#take();
    const writes = this.#arena.writesTo(start);
    const known = kept?.blocks[index];
    if (known?.writes === writes) {
      bytes.set(known.bitmap, into);
      return into;
    }
    const range = width === 4 ? kernels.range32 : kernels.range16;
    range(into, start + offset, BITMAP_BYTES, from, to);
    kept?.keep(index, writes, bytes.subarray(into, into + BITMAP_BYTES));
    return into;
  }

  #groupsOf(groups: Placed['groups'], index: number, base: number): number {
    const { kernels, bytes } = this.#arena;
    const fitting = groups.map((group) => {
      const into = this.#take();
      bytes.fill(0, into, into + BITMAP_BYTES);
      for (const one of group) {
        const free = this.#scratch;
        kernels.or(into, this.#bitmapOf(one, index, base), BITMAP_BYTES);
        this.#scratch = free;
      }
      return into;
    });
    return this.#both([base, ...fitting]);
  }

  #bitsOf(bits: Uint8Array, index: number): number {
    const { bytes } = this.#arena;
    const into = this.#take();
    const own = bits.subarray(index * BITMAP_BYTES, (index + 1) * BITMAP_BYTES);
    bytes.set(own, into);
    bytes.fill(0, into + own.length, into + BITMAP_BYTES);
    return into;
  }

  #rowsOf({ rows, not }: { rows: Uint32Array; not: boolean }, index: number, base: number): number {
    const { kernels, bytes } = this.#arena;
    const into = this.#take();
    bytes.fill(0, into, into + BITMAP_BYTES);
    const [first, end] = [index * BLOCK_ROWS, (index + 1) * BLOCK_ROWS];
    for (let at = firstFrom(rows, first); at < rows.length; at++) {
      const row = rows[at] ?? end;
      if (row >= end) break;
      setBit(bytes, into, row - first);
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
    this.#arena.kernels.and(into, a, b, BITMAP_BYTES);
    return into;
  }

  #take(): number {
    const into = this.#scratch;
    this.#scratch += BITMAP_BYTES;
    if (this.#scratch > this.#arena.scratch.wanted) throw new RangeError('too many conditions');
    return into;
  }
}

function isSlow(
  column: Column | undefined,
  condition: Condition,
): condition is Condition & { any: readonly number[] } {
  return 'any' in condition && column?.bitmaps === null;
}
