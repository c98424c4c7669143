/** The classes of raasis in the order of vashya-points.ts. */
export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;

export type Vashya = (typeof VASHYAS)[number];

/**
 * The class of the first and the second half of each raasi, from 1 Mesha to 12 Meena; only in Dhanu (9) and Makara (10)
 * do they differ. The fifth of a raasi's nine padhams (Purva Ashadha 1, Shravana 2) lies across the line: it is taken for
 * the second half, and the part is flagged as approximate. Source: Charak's table XXVII-2, AlmaMesh.
 */
export const VASHYA_OF_RAASI: readonly (readonly [first: Vashya, second: Vashya])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
];
