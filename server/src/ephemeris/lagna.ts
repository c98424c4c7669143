import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import { trueAyanamsa } from './lahiri.ts';
import { turned } from './longitudes.ts';

/** Degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Beyond this latitude some degrees of the zodiac never rise, so that there is no lagna every day. */
const HIGHEST_LATITUDE = 66;

const RADIANS = Math.PI / 180;

/**
 * The degree of Lahiri's zodiac that rises in the east at a time and place.
 * @throws {RangeError} beyond the polar circles
 */
export function lagnaLongitude(time: Date, { latitude, longitude }: Position): number {
  if (!(Math.abs(latitude) <= HIGHEST_LATITUDE))
    throw new RangeError(`latitude must be at most ${HIGHEST_LATITUDE} degrees.`);
  const meridian = (SiderealTime(time) * 15 + longitude) * RADIANS;
  const tilt = e_tilt(MakeTime(time)).tobl * RADIANS;
  const rising = Math.atan2(
    Math.cos(meridian),
    -(Math.sin(meridian) * Math.cos(tilt) + Math.tan(latitude * RADIANS) * Math.sin(tilt)),
  );
  return turned(rising / RADIANS - trueAyanamsa(time));
}
