import { optionOf } from '@mala/contract/communities/community.ts';
import { systemOf } from '@mala/contract/match.ts';
import { USUAL_SORT } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { namesOf, type Said } from '../../lib/labels.ts';
import type { Me } from '../../lib/session/session.ts';
import {
  type ChosenFilters,
  hasPreferredStates,
  isNarrowed,
  isOfOne,
  looksFor,
  RANGE_NAMES,
  type RangeName,
  without,
  withValues,
  withYes,
} from './filters.ts';
import { heightSaid } from './height-said.ts';
import { GROUPS, listFilters, type Searcher } from './list-filters.ts';

/** A chosen value as it is said above the results. */
export interface Chip {
  key: string;
  said: Said;
  /** the filters without it */
  rest: ChosenFilters;
  /** what nobody has chosen here leads to where it is changed, in these words */
  change?: { to: 'state' | 'fits'; words: string };
}

/** Everything that is chosen, in the order of the panel; before it, what the family looks for. */
export function chipsOf(searcher: Searcher, me: Me, filters: ChosenFilters): Chip[] {
  if (isOfOne(filters))
    return [...wordChips(filters), ...yesChips(me, filters).filter(({ key }) => key === 'hidden')];
  return [
    ...wishChips(me, filters),
    ...wordChips(filters),
    ...RANGE_NAMES.filter((name) => isNarrowed(filters, name)).map((name) =>
      rangeChip(filters, name),
    ),
    ...listChips(searcher, me, filters),
    ...matchChips(searcher, filters),
    ...yesChips(me, filters),
  ];
}

/** The order, where it is not the usual one: on a phone only its button is seen. */
export function orderChip(filters: ChosenFilters): Chip[] {
  const { sort } = filters;
  if (sort === USUAL_SORT) return [];
  return [{ key: 'sort', said: searchText.sort.by[sort], rest: { ...filters, sort: USUAL_SORT } }];
}

const isAsWished = (me: Me, { on }: ChosenFilters) => looksFor(me) !== null && on.includes('fits');

function wishChips(me: Me, filters: ChosenFilters): Chip[] {
  if (!isAsWished(me, filters)) return [];
  const { wished: said, changeWished: words } = searchText.chips;
  return [{ key: 'fits', said, rest: without(filters, 'fits'), change: { to: 'fits', words } }];
}

function wordChips(filters: ChosenFilters): Chip[] {
  const { keyword } = filters;
  if (!keyword) return [];
  const said = { typed: keyword, within: searchText.chips.quoted };
  return [{ key: 'keyword', said, rest: without(filters, 'keyword') }];
}

function rangeChip(filters: ChosenFilters, name: RangeName): Chip {
  const [from, to] = filters.ranges[name];
  const said = name === 'height' ? [heightSaid(from), heightSaid(to)] : [String(from), String(to)];
  const [first = '', last = ''] = said;
  return {
    key: name,
    said: searchText.chips.range[name](first, last),
    rest: without(filters, name),
  };
}

function listChips(searcher: Searcher, me: Me, filters: ChosenFilters): Chip[] {
  const { community } = searcher;
  const { values } = filters;
  const minus = (name: string, value: string) =>
    withValues(searcher, filters, name, values[name]?.filter((one) => one !== value) ?? []);
  const lists = listFilters(searcher).flatMap(({ name, list, field }): Chip[] => {
    if (name === 'state' && hasPreferredStates(searcher, me, filters)) {
      const { preferred: said, changePreferred: words } = searchText.chips;
      return [{ key: name, said, rest: without(filters, name), change: { to: name, words } }];
    }
    const groups = name === 'profession' ? (values[GROUPS] ?? []) : [];
    return [
      ...groups.map((value) => ({
        key: `${GROUPS} ${value}`,
        said: searchText.chips.group(
          namesOf(optionOf(community, GROUPS, value) ?? { en: value }, community).main.text,
        ),
        rest: minus(GROUPS, value),
      })),
      ...(values[name] ?? []).map((value) => ({
        key: `${name} ${value}`,
        said: namesOf(optionOf(community, list, value) ?? { en: value }, community, field),
        rest: minus(name, value),
      })),
    ];
  });
  const towns = (values.city ?? []).map((town) => ({
    key: `city ${town}`,
    said: { typed: town },
    rest: minus('city', town),
  }));
  return [...lists, ...towns];
}

function matchChips({ community }: Searcher, filters: ChosenFilters): Chip[] {
  const { match } = filters;
  const system = systemOf(community.domain);
  const text = searchText.match;
  const chips: Chip[] = [];
  if (match.atLeast !== null)
    chips.push({
      key: 'match',
      said: text.least[system](match.atLeast),
      rest: { ...filters, match: { ...match, atLeast: null } },
    });
  if (match.noDosha)
    chips.push({
      key: 'dosha',
      said: text.noDosha[system],
      rest: { ...filters, match: { ...match, noDosha: false } },
    });
  return chips;
}

function yesChips(me: Me, filters: ChosenFilters): Chip[] {
  const { yes, activeWithin } = searchText;
  const days = filters.activeWithin;
  const on = filters.on.filter((name) => name !== 'fits' || !isAsWished(me, filters));
  const active = days === null ? [] : [{ key: 'active', said: activeWithin[days] }];
  return [
    ...active.map((chip) => ({ ...chip, rest: without(filters, 'active_within') })),
    ...on.map((name) => ({
      key: name,
      said: yes[name],
      rest: withYes(filters, name, false),
    })),
  ];
}
