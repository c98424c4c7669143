import type { Arena } from './arena.ts';
import type { Fitting } from './block-pass.ts';
import { BITMAP_BYTES, type Column } from './layout.ts';
import { type Condition, isOfRows } from './question.ts';

/**
 * What one row costs in a histogram, and one bitmap of a value, in the same unit. The kernels, timed by themselves on a block, take 1.3 ns for
 * one of 700 rows and 0.6 for one of 65,536, and 0.4 µs for a bitmap: 300 to 700 times as much; no bench measures it.
 */
const ROW_COST = 1;
const BITMAP_COST = 350;

interface Facet {
  field: string;
  /** of the condition on this field, or -1 */
  own: number;
  column: Column | undefined;
  /** where its counts are added up */
  counts: number;
  size: number;
}

/** Counts the values of fields over the blocks, each without the condition on its own field. */
export class FacetCounts {
  readonly #arena: Arena;
  readonly #facets: readonly Facet[];
  readonly #totals: readonly string[];

  constructor(arena: Arena, conditions: readonly Condition[], fields: readonly string[]) {
    this.#arena = arena;
    let { counts } = arena.scratch;
    const all = fields.map((field): Facet => {
      const column = arena.layout.byName.get(field);
      const own = conditions.findIndex((condition) => condition.field === field);
      const condition = conditions[own];
      const isNamed = condition !== undefined && isOfRows(condition);
      if (!isNamed && !column?.values) throw new RangeError(`${field} cannot be counted`);
      const size = isNamed ? 2 : (column?.values ?? 0);
      counts += size * 4;
      return { field, own, column: isNamed ? undefined : column, counts: counts - size * 4, size };
    });
    // what no other condition narrows is known already
    const isTotal = ({ own, column }: Facet) =>
      column !== undefined && conditions.length === (own < 0 ? 0 : 1);
    this.#totals = all.filter(isTotal).map(({ field }) => field);
    this.#facets = all.filter((facet) => !isTotal(facet));
    if (counts > arena.scratch.end) throw new RangeError('too many facets');
    arena.bytes.fill(0, arena.scratch.counts, counts);
  }

  /** Adds what a block has; `fits`: how many rows fit all conditions. */
  add(index: number, { all, others }: Fitting, fits: number): void {
    const { kernels, starts, words } = this.#arena;
    const start = starts[index] ?? 0;
    for (const { own, column, counts } of this.#facets) {
      const base = own < 0 ? all : (others[own] ?? all);
      const rows = own < 0 ? fits : kernels.count(base, BITMAP_BYTES);
      if (rows === 0) continue;
      if (!column) {
        const [none, some] = [counts / 4, counts / 4 + 1];
        words[none] = (words[none] ?? 0) + rows - fits;
        words[some] = (words[some] ?? 0) + fits;
        continue;
      }
      const at = start + column.offset;
      if (column.bitmaps !== null && rows * ROW_COST > column.values * BITMAP_COST)
        kernels.count_each(base, start + column.bitmaps, BITMAP_BYTES, column.values, counts);
      else if (column.bytes === 1) kernels.histogram8(base, at, BITMAP_BYTES, counts);
      else kernels.histogram16(base, at, BITMAP_BYTES, counts);
    }
  }

  result(): ReadonlyMap<string, Uint32Array> {
    const { totals, words } = this.#arena;
    const result = new Map<string, Uint32Array>();
    for (const field of this.#totals) result.set(field, Uint32Array.from(totals.get(field) ?? []));
    for (const { field, counts, size } of this.#facets)
      result.set(field, Uint32Array.from(words.subarray(counts / 4, counts / 4 + size)));
    return result;
  }
}
