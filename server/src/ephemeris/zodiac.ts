/** Where a longitude lies among the stars and raasis. */
export interface ZodiacPlace {
  /** 1 Ashwini to 27 Revati */
  star: number;
  /** 1 to 4 */
  padham: number;
  /** 1 Mesha to 12 Meena */
  raasi: number;
}

const PADHAMS = 108;
/** Degrees of a padham, which is a navamsa too: 3° 20'. */
export const PADHAM_DEGREES = 360 / PADHAMS;

/** The padham of a longitude (0 to below 360 degrees), from 0 to 107 in the whole zodiac. */
export function padhamIndex(longitude: number): number {
  return Math.floor(longitude / PADHAM_DEGREES) % PADHAMS;
}

/** The star, padham and raasi of one of the 108 padhams; others are counted round. */
export function placeOfPadham(index: number): ZodiacPlace {
  const padham = ((index % PADHAMS) + PADHAMS) % PADHAMS;
  return {
    star: Math.floor(padham / 4) + 1,
    padham: (padham % 4) + 1,
    raasi: Math.floor(padham / 9) + 1,
  };
}

/** The raasi (1 to 12) of a longitude. */
export function raasiOf(longitude: number): number {
  return placeOfPadham(padhamIndex(longitude)).raasi;
}

/**
 * The raasi of a longitude in the navamsa chart: the 108 ninths of raasis go through the twelve raasis nine times, so that
 * movable raasis begin with themselves, fixed ones with the ninth and dual ones with the fifth.
 */
export function navamsaOf(longitude: number): number {
  return (padhamIndex(longitude) % 12) + 1;
}
