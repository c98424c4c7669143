/**
 * The points of two classes, groom by bride, both in the order of VASHYAS. Source: Charak's table XXVII-2. AlmaMesh differs
 * in two cells: it gives a groom of Vanachara 0 with Chatushpada and with Jalachara. After yoni the least agreed part.
 */
export const VASHYA_POINTS: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 0, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];
