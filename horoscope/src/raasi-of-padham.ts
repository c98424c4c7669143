/** The raasi (1 to 12) of a padham (1 to 4) of a star (1 to 27): 108 padhams fill the twelve raasis, nine each. */
export function raasiOfPadham(star: number, padham: number): number {
  return Math.floor(((star - 1) * 4 + padham - 1) / 9) + 1;
}
