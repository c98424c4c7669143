import type { Stands } from '@mala/horoscope/charts/drawing.ts';
import { horoscopeSection } from './communities/sections/horoscope.ts';
import { type Chart, GRAHAS, type Graha, type Stand } from './horoscopes.ts';

/** From Mesha to Meena, in the order that both communities have. */
const RAASIS = (horoscopeSection.lists.tamilmala.raasi ?? []).map(({ value }) => value);

/** Where everything stands in one of the two charts of a birth: raasis 1 to 12, and 0 for one that is not on the list. */
export function standsOf({ lagna, grahas }: Chart, chart: keyof Stand): Stands<Graha> {
  const numberOf = (stand: Stand) => RAASIS.indexOf(stand[chart]) + 1;
  const stands = Object.fromEntries(GRAHAS.map((one) => [one, numberOf(grahas[one])]));
  return { lagna: numberOf(lagna), grahas: stands as Record<Graha, number> };
}
