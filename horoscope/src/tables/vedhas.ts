/**
 * Stars that hurt each other: any two of one line. Source: twelve pairs, the same in all eight Tamil and Kerala rule sets; of
 * the three stars of the last line (Mrigashira, Chitra, Dhanishta) some take only two for a pair.
 */
export const VEDHAS: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
];
