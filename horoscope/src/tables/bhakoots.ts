/**
 * The points by the count from raasi to raasi, either way: 2/12, 5/9 and 6/8 give none. Source: Charak, AlmaMesh, Maitreya
 * 8; PyJHora but for a typo in one cell.
 */
export const BHAKOOT_OF_COUNT = [
  'favourable',
  'second_twelfth',
  'favourable',
  'favourable',
  'fifth_ninth',
  'sixth_eighth',
  'favourable',
  'sixth_eighth',
  'fifth_ninth',
  'favourable',
  'favourable',
  'second_twelfth',
] as const;
