/**
 * The raasis that each raasi attracts, from 1 Mesha to 12 Meena. Source: the same lists in all five rule sets that have
 * them; which way is the better one is a choice.
 */
export const VASIYAS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];
