/** The points of ashtakoot that are enough, of 36. Source: navrimatrimony, Future Point, PyJHora North. */
export const ENOUGH_POINTS = 18;

/**
 * How many of the ten poruthams are excellent, and how many are acceptable if none of these fails; without rajju nothing is.
 * Source: jathakaporutham.com.
 */
export const EXCELLENT_COUNT = 8;
export const ACCEPTABLE_COUNT = 6;
export const NEEDED_WHEN_FEW = ['dina', 'gana', 'yoni', 'rasi', 'rajju'] as const;
