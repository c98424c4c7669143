import { moonLongitude } from './longitudes.ts';
import { PADHAM_DEGREES, padhamIndex, placeOfPadham, type ZodiacPlace } from './zodiac.ts';

/** Degrees that the moon goes in a minute, on average. */
const PACE = 13.176 / 1440;
const MINUTE_MS = 60_000;
/** The moon is up to a sixth faster or slower, so that each step leaves less than a fifth of the distance. */
const STEPS = 8;

/** Where the moon was, and its places before and after, with the minutes (whole, rounded down) to their borders. */
export interface BirthStar {
  at: ZodiacPlace;
  before: ZodiacPlace & { minutes: number };
  after: ZodiacPlace & { minutes: number };
}

/** Minutes from `start` until the moon is at a longitude that it reaches, or left, within half a day; with its sign. */
function minutesTo(longitude: number, start: Date): number {
  let minutes = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const moon = moonLongitude(new Date(start.getTime() + minutes * MINUTE_MS));
    const left = ((longitude - moon + 540) % 360) - 180;
    minutes += left / PACE;
  }
  return minutes;
}

/** The star, padham and raasi of a birth, which is those of the moon, and how near it is to the next ones. */
export function birthStar(time: Date): BirthStar {
  const index = padhamIndex(moonLongitude(time));
  const distance = (border: number) =>
    Math.floor(Math.abs(minutesTo(border * PADHAM_DEGREES, time)));
  return {
    at: placeOfPadham(index),
    before: { ...placeOfPadham(index - 1), minutes: distance(index) },
    after: { ...placeOfPadham(index + 1), minutes: distance(index + 1) },
  };
}
