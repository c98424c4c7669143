import type { Domain } from '@mala/contract/communities/domain.ts';
import { matchPlace } from '../../ephemeris/places/match-place.ts';
import type { Place } from '../../ephemeris/places/places.ts';

/** Of towns of one name, that where most families of the site live. */
const HOME: Readonly<Record<Domain, string>> = {
  tamilmala: 'Tamil Nadu',
  marathimala: 'Maharashtra',
};

/** The place that somebody of a community typed as a place of birth; null if it is not on our list. */
export function placeOfBirth(typed: string, domain: Domain): Place | null {
  return matchPlace(typed, HOME[domain]);
}
