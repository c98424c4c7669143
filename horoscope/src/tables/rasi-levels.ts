import type { Level } from '../porutham/level.ts';

/**
 * The levels by the count of raasis from bride to groom, from 2 to 12. Source: tirumanaporutham, vikatan. Disputed: Raman
 * accepts 7 to 12, Kerala 4 and 7 to 12, one program fails only 6 and 8.
 */
export const LEVEL_OF_RASI_COUNT: Readonly<Record<number, Level>> = {
  2: 'adhamam',
  3: 'madhyamam',
  4: 'madhyamam',
  5: 'madhyamam',
  6: 'adhamam',
  7: 'uthamam',
  8: 'adhamam',
  9: 'uthamam',
  10: 'uthamam',
  11: 'uthamam',
  12: 'adhamam',
};

/** Opposite raasis that fail all the same: Kadagam and Magaram, Simmam and Kumbam. Source: tamilhoroscope.in. */
export const BAD_OPPOSITES: readonly (readonly number[])[] = [
  [4, 10],
  [5, 11],
];
