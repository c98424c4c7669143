import { standsOf } from '@mala/contract/chart-stands.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { chartLabelsIn } from '@mala/contract/profiles/labels/label-in.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { BiodataCharts } from '../../media/biodata/biodata.ts';
import { profileChart } from '../horoscopes/index.ts';
import { WORDS } from './words-in.ts';

/** The charts of a birth whose date and time the view shows. */
export function chartsOf(view: ProfileView, language: Language): BiodataCharts | undefined {
  const { chart } = profileChart({
    domain: view.domain,
    date_of_birth: view.dob ?? null,
    horoscope: view.horoscope,
  });
  const { rasi, navamsa } = WORDS[language];
  if (!chart) return undefined;
  const { marks, widest } = chartLabelsIn(language);
  const signs = Object.entries(marks).map(([mark, { short }]) => [mark, short] as const);
  return {
    rasi: { title: rasi, stands: standsOf(chart, 'rasi') },
    navamsa: { title: navamsa, stands: standsOf(chart, 'navamsa') },
    signs: Object.fromEntries(signs),
    widestSign: widest,
  };
}
