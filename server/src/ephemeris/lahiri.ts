import { e_tilt, MakeTime } from 'astronomy-engine';

/** The ayanamsa of 21 March 1956, 0h TT, by which the Indian Calendar Reform Committee defined Lahiri's zodiac. */
const START = { day: 2_435_553.5 - 2_451_545, degrees: 23.245524743 };

/** The general precession in longitude since J2000, in degrees (IAU 2006); `day` is counted from J2000 in TT. */
function precession(day: number): number {
  const t = day / 36_525;
  return (5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3) / 3600;
}

/**
 * How far the true equinox of date is ahead of the start of Lahiri's zodiac, in degrees: what a tropical longitude of date
 * loses to become a sidereal one. Nutation is in it, because it is in the tropical longitudes.
 */
export function trueAyanamsa(time: Date): number {
  const { tt, dpsi } = e_tilt(MakeTime(time));
  return START.degrees + precession(tt) - precession(START.day) + dpsi / 3600;
}
