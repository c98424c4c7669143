/**
 * The remainders by nine of a count from star to star that are bad. Source: Charak, AlmaMesh, Maitreya 8, onlinejyotish. Both
 * directions count, 1.5 points each; a form that counts from the bride only, 3 or 0, is found in one Telugu example.
 */
export const BAD_TARAS: readonly number[] = [3, 5, 7];
