import { type Drawing, WIDEST } from '@mala/horoscope/charts/drawing.ts';
import { northIndian } from '@mala/horoscope/charts/north-indian.ts';
import { southIndian } from '@mala/horoscope/charts/south-indian.ts';
import type { Domain } from './communities/domain.ts';
import type { Language } from './communities/languages.ts';
import { horoscopeSection } from './communities/sections/horoscope.ts';
import { type Chart, GRAHAS, type Graha, type Stand } from './horoscopes.ts';

export const CHARTS = ['rasi', 'navamsa'] as const satisfies readonly (keyof Stand)[];
export type ChartName = (typeof CHARTS)[number];

/** The style of chart that families of a site read. */
export const STYLES = {
  tamilmala: southIndian<Graha>,
  marathimala: northIndian<Graha>,
} as const satisfies Readonly<Record<Domain, unknown>>;

/**
 * How one of the charts of a birth is drawn for a site: lines, and the cells with the places of their texts (markWords of
 * graha-words.ts), in a square of side 1. The letters are as large as those texts fit in the language.
 * @throws {RangeError} for a raasi that is not on the site's list
 */
export function drawChart(
  chart: Chart,
  name: ChartName,
  domain: Domain,
  language: Language,
): Drawing<Graha> {
  const raasis = horoscopeSection.lists[domain].raasi ?? [];
  const numberOf = (stand: Stand) => raasis.findIndex(({ value }) => value === stand[name]) + 1;
  const grahas = Object.fromEntries(GRAHAS.map((one) => [one, numberOf(chart.grahas[one])]));
  const stands = { lagna: numberOf(chart.lagna), grahas: grahas as Record<Graha, number> };
  return STYLES[domain](stands, WIDEST[language]);
}
