/** The counts of stars from bride to groom that are good. Source: the same in all eight rule sets. */
export const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];
