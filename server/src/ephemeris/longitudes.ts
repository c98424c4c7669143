import type { Graha } from '@mala/contract/horoscopes.ts';
import {
  Body,
  Ecliptic,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
  SunPosition,
} from 'astronomy-engine';
import { trueAyanamsa } from './lahiri.ts';

const PLANETS = {
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

/** An angle between 0 and 360 degrees. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The mean ascending node of the moon, from the true equinox of date (Meeus, Astronomical Algorithms, 47.7). */
function meanNode(time: Date): number {
  const { tt, dpsi } = e_tilt(MakeTime(time));
  const t = tt / 36_525;
  const mean =
    125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000;
  return mean + dpsi / 3600;
}

/** The apparent longitude of the moon from the centre of the earth in Lahiri's zodiac, in degrees. */
export function moonLongitude(time: Date): number {
  return turned(EclipticGeoMoon(time).lon - trueAyanamsa(time));
}

/**
 * The apparent longitudes of the grahas from the centre of the earth in Lahiri's zodiac, in degrees; Rahu is the mean
 * node. Years 1900 to 2100.
 */
export function longitudes(time: Date): Record<Graha, number> {
  const ayanamsa = trueAyanamsa(time);
  const planet = (name: keyof typeof PLANETS) =>
    turned(Ecliptic(GeoVector(PLANETS[name], time, true)).elon - ayanamsa);
  const rahu = turned(meanNode(time) - ayanamsa);
  return {
    sun: turned(SunPosition(time).elon - ayanamsa),
    moon: moonLongitude(time),
    mars: planet('mars'),
    mercury: planet('mercury'),
    jupiter: planet('jupiter'),
    venus: planet('venus'),
    saturn: planet('saturn'),
    rahu,
    ketu: turned(rahu + 180),
  };
}
