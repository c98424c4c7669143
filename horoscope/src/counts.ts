/** Counted from one to the other, both included: 1 for the same. */
function countOf(from: number, to: number, all: number): number {
  return ((to - from + all) % all) + 1;
}

/** From star to star, 1 to 27. */
export function countStars(from: number, to: number): number {
  return countOf(from, to, 27);
}

/** From raasi to raasi, 1 to 12. */
export function countRaasis(from: number, to: number): number {
  return countOf(from, to, 12);
}
