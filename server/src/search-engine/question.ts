/** What a row has to fit. */
export type Condition =
  /** one of these values */
  | { field: string; any: readonly number[] }
  /** a value of these and between them */
  | { field: string; from: number; to: number }
  /** one of these rows, sorted, or with `not` none of them; counted under the name of `field` */
  | { field: string; rows: Uint32Array; not: boolean }
  /** the rows whose bits are set, in their order; counted like `rows` */
  | { field: string; bits: Uint8Array }
  /** in each group one of its conditions, none of which is such a one itself; counted under the name of `field` */
  | { field: string; every: readonly (readonly Condition[])[] };

/** Whether a condition looks at rows instead of the values of one field. */
export function isOfRows(condition: Condition): boolean {
  return 'rows' in condition || 'bits' in condition || 'every' in condition;
}

/** In which order rows come: those with the least rank of the field's value first, among equals the newest. */
export interface Order {
  field: string;
  /** the rank of each value */
  ranks: Readonly<ArrayLike<number>>;
}

export interface Question {
  /** at most one for each field */
  conditions: readonly Condition[];
  /** the fields that are counted */
  facets: readonly string[];
  /** newest first without it */
  order?: Order | undefined;
  skip: number;
  take: number;
}

export interface Counted {
  /** how many rows fit all conditions */
  count: number;
  /**
   * for each field asked for, how many rows have each value and fit all conditions on other fields; for a condition on rows, or
   * one with groups, how many of those do not fit it, and how many do
   */
  facets: ReadonlyMap<string, Uint32Array>;
}

export interface Answer extends Counted {
  /** those of the page */
  rows: number[];
}
