/**
 * The least counts of stars from bride to groom for the two levels that pass. Source: tirumanaporutham,
 * jathakaporutham.com. A choice of edges: Raman has more than 9, Kerala 9 and 15.
 */
export const STREE_DEERGHA = { uthamam: 14, madhyamam: 8 } as const;
