import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Chart, Stand } from '@mala/contract/horoscopes.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { BiodataCharts } from '../../media/biodata/biodata.ts';
import { profileChart } from '../horoscopes/index.ts';
import { WORDS } from './words-in.ts';

/** 1 for Mesha to 12 for Meena: the order of the list, which both communities have. */
const RAASIS = listOf(communities.tamilmala, 'raasi').map(({ value }) => value);

/** Where everything stands in one of the two charts. */
function standsIn({ lagna, grahas }: Chart, which: keyof Stand) {
  const numberOf = (stand: Stand) => RAASIS.indexOf(stand[which]) + 1;
  const entries = Object.entries(grahas).map(([graha, stand]) => [graha, numberOf(stand)] as const);
  return { lagna: numberOf(lagna), grahas: Object.fromEntries(entries) };
}

/** The charts of a birth whose date and time the view shows. */
export function chartsOf(view: ProfileView, language: Language): BiodataCharts | undefined {
  const { chart } = profileChart({
    domain: view.domain,
    date_of_birth: view.dob ?? null,
    horoscope: view.horoscope,
  });
  const { rasi, navamsa, signs, widestSign } = WORDS[language];
  if (!chart) return undefined;
  return {
    rasi: { title: rasi, stands: standsIn(chart, 'rasi') },
    navamsa: { title: navamsa, stands: standsIn(chart, 'navamsa') },
    widestSign,
    signs,
  };
}
