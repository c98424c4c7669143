/**
 * What a count of stars from bride to groom gives, as printed in Tamil. Source: tirumanaporutham (the same text on scribd
 * 240285402 and jathakaporutham.com), vikatan. Disputed: software mostly uses MOD_9 instead.
 */
export const GOOD_COUNTS: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];

/** Counts that pass unless the groom has this padham. */
export const BAD_PADHAM_OF_COUNT: Readonly<Partial<Record<number, number>>> = {
  12: 1,
  14: 4,
  16: 3,
};

/** Good only where both have the same raasi. */
export const SAME_RAASI_COUNT = 27;

/** The stars that two people may share; all others fail. */
export const GOOD_SAME_STARS: readonly number[] = [4, 6, 10, 13, 22];
export const FAIR_SAME_STARS: readonly number[] = [1, 2, 3, 5, 7, 8, 12, 14, 16, 17, 21, 27];

/** The remainders by nine that are good in the other form. Source: Raman, jothida, shehasv; admits 17, 22 and 27 too. */
export const MOD_9: readonly number[] = [2, 4, 6, 8, 0];
