import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { fieldFiltersOf } from '@mala/contract/field-filters.ts';
import { systemOf, WHOLE_FIGURE } from '@mala/contract/match.ts';
import {
  ACTIVE_WITHIN,
  AGES,
  DOSHA_FILTERS,
  type Filters,
  HEIGHTS,
  SORTS,
} from '@mala/contract/search.ts';
import type { Chance } from './chance.ts';

type Part = (chance: Chance, domain: Domain) => Filters;

const ages = (chance: Chance) => AGES.first + chance.below(AGES.last - AGES.first);

const heights = (chance: Chance) => HEIGHTS.first + chance.below(HEIGHTS.last - HEIGHTS.first);
const CITIES = ['Madurai', 'சென்னை', 'Coimbatore', 'Kothapatti', 'Nilgiris', 'पुणे', 'Nowhere'];
const KEYWORDS = [
  ...['teach', 'madurai', 'சென்னை', 'msc', 'm.sc math', 'M', 'கோவை', 'पुणे', 'chennai mba', 'b.e'],
  ...['a', '% _', 'dr rao', 'ஆசி', 'मराठी', 'Área', 'area', 'nowhere', 'navi mum', 'கல்', 'doc mad'],
];
function mid(chance: Chance): string {
  const digits = String(100_000 + chance.below(2500));
  const typed = chance.in(0.3) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
  return chance.skewed(['MF', 'mf ', 'MM-', '']) + typed;
}

/** What a question may ask besides the fields with lists; each is in one of four questions. */
const PARTS: readonly Part[] = [
  (chance) => ({ from_age: [ages(chance)] }),
  (chance) => ({ to_age: [ages(chance)] }),
  (chance) => ({ shortlist: chance.in(0.8) ? [chance.in(0.7)] : [true, false] }),
  (chance, domain) => ({
    match_at_least: [chance.below(WHOLE_FIGURE[systemOf(domain)] * 2) / 2],
  }),
  (_, domain) => ({ [DOSHA_FILTERS[systemOf(domain)]]: [true] }),
  (chance) => ({ sort: [chance.skewed(SORTS)] }),
  (chance) => ({ from_height: [heights(chance)] }),
  (chance) => ({ to_height: [heights(chance)] }),
  () => ({ with_photo: [true] }),
  (chance) => ({ city: chance.some(CITIES, 3) }),
  (chance) => ({ keyword: [chance.in(0.7) ? chance.skewed(KEYWORDS) : mid(chance)] }),
  (chance) => ({ active_within: chance.some([...ACTIVE_WITHIN], 2) }),
  () => ({ fits: [true] }),
  () => ({ fits_me: [true] }),
  () => ({ new: [true] }),
  () => ({ not_seen: [true] }),
  () => ({ hidden: [true] }),
  (chance, domain) => ({
    profession_group: chance.some(
      listOf(communities[domain], 'profession_group').map(({ value }) => value),
      3,
    ),
  }),
];

/** The filters of a question, each in one of some, most with several values. */
export function madeUpQuestion(domain: Domain, chance: Chance): Filters {
  const filters: Filters = {};
  // mostly few, as each narrows
  const share = chance.in(0.3) ? 0.4 : 0.12;
  for (const { name, list } of fieldFiltersOf(communities[domain])) {
    const values = listOf(communities[domain], list).map(({ value }) => value);
    if (values.length > 0 && chance.in(share)) filters[name] = chance.some(values, 5);
  }
  for (const part of PARTS)
    if (chance.in(share * 1.5)) Object.assign(filters, part(chance, domain));
  return filters;
}
