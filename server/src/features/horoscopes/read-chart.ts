import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ChartReply } from '@mala/contract/horoscopes.ts';
import { isBirthTime, minutesOfDay } from '@mala/contract/profiles/birth-time.ts';
import { chartOf } from '../../ephemeris/chart.ts';
import { timeOfClock } from '../../ephemeris/clocks.ts';
import { placeOfBirth } from './place-of-birth.ts';
import { presentChart, presentPlace } from './presenter.ts';

/**
 * The charts of a profile from what it stores, for whoever sees its birth time; that is not asked here. Gives
 * `{ chart: { lagna: { rasi, navamsa }, grahas: { sun: { rasi, navamsa }, …, ketu } }, lacks: null, place }`, each raasi under
 * its name in the list of raasis ("mesha"); or `chart: null` and in `lacks` why there is none.
 */
export function profileChart(profile: {
  domain: Domain;
  date_of_birth: string | null;
  horoscope: Readonly<Record<string, unknown>> | null;
}): ChartReply {
  const { domain, date_of_birth: date, horoscope } = profile;
  const time = String(horoscope?.birth_time ?? '');
  const typed = String(horoscope?.birth_place ?? '').trim();
  const without = (lacks: ChartReply['lacks']) => ({ chart: null, lacks, place: null });
  if (!date) return without('date');
  if (!isBirthTime(time)) return without('time');
  if (!typed) return without('place');
  const place = placeOfBirth(typed, domain);
  if (!place) return without('unknown_place');
  const birth = timeOfClock(date, minutesOfDay(time), place.zone);
  return {
    chart: presentChart(chartOf(birth.time, place)),
    lacks: null,
    place: presentPlace(place),
  };
}
