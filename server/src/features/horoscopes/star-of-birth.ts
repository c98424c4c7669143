import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { findStar } from '@mala/contract/horoscopes.ts';
import { minutesOfDay } from '@mala/contract/profiles/birth-time.ts';
import { birthStar } from '../../ephemeris/birth-star.ts';
import { timeOfClock } from '../../ephemeris/clocks.ts';
import { placeOfBirth } from './place-of-birth.ts';
import { presentPlace, presentStar } from './presenter.ts';

/** A birth as it was typed: YYYY-MM-DD, "07:41 PM", and a place in any script. */
export interface Birth {
  date: string;
  time: string;
  place: string;
}

/** Star, padham and raasi of a birth, and how near their borders it is; null if its place is not on our list. */
export function starOfBirth(
  { date, time, place: typed }: Birth,
  domain: Domain,
): Omit<Got<typeof findStar.reply>, 'border'> | null {
  const place = placeOfBirth(typed, domain);
  if (!place) return null;
  const birth = timeOfClock(date, minutesOfDay(time), place.zone);
  const { at, before, after } = birthStar(birth.time);
  const beside = (one: typeof before) => ({ ...presentStar(one), minutes: one.minutes });
  return {
    ...presentStar(at),
    before: beside(before),
    after: beside(after),
    place: presentPlace(place),
    ahead: birth.ahead,
  };
}
