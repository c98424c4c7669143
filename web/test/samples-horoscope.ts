import type { Got } from '@mala/contract/endpoint.ts';
import { type findStar, GRAHAS, type Place, type readChart } from '@mala/contract/horoscopes.ts';
import { MUMBAI_CHART } from '@mala/contract/test/mumbai-chart.ts';

export const MADURAI: Place = {
  ...{ name: 'Madurai', ta: 'மதுரை', mr: 'मदुराई' },
  ...{ district: 'Madurai', region: 'Tamil Nadu' },
  ...{ latitude: 9.92, longitude: 78.12, zone: 'Asia/Kolkata' },
};

type Star = Got<typeof findStar.reply>;

/** Far from a border. */
export const STAR: Star = {
  ...{ birth_star: 'rohini', padham: 2, raasi: 'vrishabha' },
  before: { birth_star: 'rohini', padham: 1, raasi: 'vrishabha', minutes: 192 },
  after: { birth_star: 'rohini', padham: 3, raasi: 'vrishabha', minutes: 165 },
  border: false,
  place: MADURAI,
  ahead: 330,
};

/** Twelve minutes before the moon goes into the next star. */
export const BORDER_STAR: Star = {
  ...STAR,
  padham: 4,
  before: { birth_star: 'rohini', padham: 3, raasi: 'vrishabha', minutes: 341 },
  after: { birth_star: 'mrigashira', padham: 1, raasi: 'vrishabha', minutes: 12 },
  border: true,
};

type ChartReply = Got<typeof readChart.reply>;

export const NO_CHART: ChartReply = { chart: null, lacks: 'time', place: null };

export const CHART: ChartReply = {
  chart: MUMBAI_CHART,
  lacks: null,
  place: {
    ...{ name: 'Mumbai', ta: 'மும்பை', mr: 'मुंबई', district: '', region: 'Maharashtra' },
    ...{ latitude: 19.07, longitude: 72.88, zone: 'Asia/Kolkata' },
  },
};

/** Lagna and all grahas in one raasi of both charts. */
export function crowdedChart(raasi: string): ChartReply {
  const at = { rasi: raasi, navamsa: raasi };
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, at]));
  return { ...CHART, chart: { lagna: at, grahas } as ChartReply['chart'] };
}
