/** Chance that is the same in each run with a seed. */
export interface Chance {
  /** a whole number from 0 to below `end` */
  below(end: number): number;
  /** true in that share of cases */
  in(share: number): boolean;
  /** one of these, the first ones more often */
  skewed<Value>(values: readonly Value[]): Value;
  /** some of these, in any order */
  some<Value>(values: readonly Value[], most: number): Value[];
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const skewed = <Value>(values: readonly Value[]) => {
    const value = values[Math.floor(values.length * next() ** 2)];
    if (value === undefined) throw new RangeError('nothing to choose from');
    return value;
  };
  return {
    below,
    skewed,
    in: (share) => next() < share,
    some: (values, most) => [
      ...new Set(Array.from({ length: 1 + below(most) }, () => skewed(values))),
    ],
  };
}
