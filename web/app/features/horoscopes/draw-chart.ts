import { standsOf } from '@mala/contract/chart-stands.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Chart, GRAHAS, type Graha, type Stand } from '@mala/contract/horoscopes.ts';
import type { Drawing } from '@mala/horoscope/charts/drawing.ts';
import { northIndian } from '@mala/horoscope/charts/north-indian.ts';
import { southIndian } from '@mala/horoscope/charts/south-indian.ts';

export const CHARTS = ['rasi', 'navamsa'] as const satisfies readonly (keyof Stand)[];
type ChartName = (typeof CHARTS)[number];

/** What stands in a chart. */
export const MARKS = ['lagna', ...GRAHAS] as const;

/** The style of chart that families of a site read. */
const STYLES = {
  tamilmala: southIndian<Graha>,
  marathimala: northIndian<Graha>,
} as const satisfies Readonly<Record<Domain, unknown>>;

/**
 * How one of the charts of a birth is drawn for a site: lines, and the cells with the places of their short texts, in a square of
 * side 1. The letters are as large as those texts fit: `widest` is how wide the widest of them is, in heights of its letters.
 * @throws {RangeError} for a raasi that is not on the list
 */
export function drawChart(
  chart: Chart,
  name: ChartName,
  domain: Domain,
  widest: number,
): Drawing<Graha> {
  return STYLES[domain](standsOf(chart, name), widest);
}
