import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import type { Filters } from '@mala/contract/search.ts';
import { BLOCK_ROWS } from '../../search-engine/layout.ts';
import { newerRows } from '../../search-engine/newer-rows.ts';
import type { Condition } from '../../search-engine/question.ts';
import type { Store } from '../../search-engine/store.ts';
import type { Comparison } from '../match/index.ts';
import { codeOf } from './codes.ts';
import { microsOf } from './days.ts';
import { ageConditions, fieldConditions, heightConditions } from './field-conditions.ts';
import { type FitGiven, fitting, fittingMe } from './fit-conditions.ts';
import { ownConditions } from './own-conditions.ts';
import { type OwnIds, ownIdsOf } from './own-ids.ts';
import type { OwnGiven } from './own-lists.ts';
import type { ProfileIndex } from './profile-index.ts';
import { codesNamed, type Home } from './towns.ts';
import { keywordOf, midNumber } from './words.ts';

function photoConditions({ with_photo }: Filters): Condition[] {
  return with_photo?.length ? [{ field: 'with_photo', any: [1] }] : [];
}

function shortlistConditions(
  { shortlist: wanted }: Filters,
  shortlist: OwnIds,
  store: Store,
): Condition[] {
  const [first, other] = new Set(wanted);
  if (first === undefined || other !== undefined) return [];
  return [{ ...amongShortlist(store, shortlist), not: !first }];
}

/** Only those of a shortlist. */
export function amongShortlist(store: Store, shortlist: OwnIds) {
  return { field: 'shortlist', rows: shortlist.rowsIn(store), not: false };
}

/**
 * Whether the filters of the match leave a figure; null if they ask for nothing, as most lists. A place that is not known has no
 * score, and no dosha either.
 */
export function wantedFigures({
  match_at_least = [],
  no_rajju = [],
  no_nadi_dosha = [],
}: Filters): ((figure: MatchFigure) => boolean) | null {
  const noDosha = no_rajju.length + no_nadi_dosha.length > 0;
  const least = match_at_least.length > 0 ? Math.min(...match_at_least) : null;
  if (least === null && !noDosha) return null;
  return ({ score, dosha }) =>
    (least === null || (score !== null && score >= least)) && !(noDosha && dosha);
}

function matchConditions({ figures }: Comparison, filters: Filters): Condition[] {
  const isWanted = wantedFigures(filters);
  if (!isWanted) return [];
  return [
    { field: 'kind', any: figures.flatMap((figure, kind) => (isWanted(figure) ? [kind] : [])) },
  ];
}

function cityConditions({ city }: Filters): Condition[] {
  if (!city?.length) return [];
  return [{ field: 'city', any: [...new Set(city.flatMap((name) => [...codesNamed(name)]))] }];
}

/** Each word of a keyword has to be found in what the viewer reads; a member id finds its profile. */
function keywordConditions(
  { store, words }: Pick<ProfileIndex, 'store' | 'words'>,
  { keyword }: Filters,
  details: boolean,
): Condition[] {
  if (!keyword?.length) return [];
  const sought = keywordOf(keyword.join(' '));
  const rows = store.blocks.length * BLOCK_ROWS;
  const levels = details ? [words.card, words.detail] : [words.card];
  const every = sought.words.map(({ word, begins, names, professions, educations }) => [
    ...levels.map((level): Condition => {
      const exactly = begins ? names : [word, ...names];
      return { field: 'words', bits: level.find(exactly, begins ? word : null, rows) };
    }),
    ...labelCondition('profession', professions),
    ...labelCondition('education', educations),
  ]);
  const mids = sought.mids.map((mid): Condition => {
    const number = midNumber(mid);
    return { field: 'mid', from: number, to: number };
  });
  // all words, or the id
  const groups = every.length > 0 ? every.map((one) => [...one, ...mids]) : [mids];
  return [{ field: 'keyword', every: groups }];
}

function labelCondition(field: string, values: readonly string[]): Condition[] {
  const index = FIELD_FILTERS.findIndex(({ name }) => name === field);
  return values.length > 0 ? [{ field, any: values.map((value) => codeOf(index, value)) }] : [];
}

/** What a search depends on besides its filters. */
export interface Given extends OwnGiven, FitGiven {
  /** whether a keyword looks at details too */
  details: boolean;
  /** of the viewer, for what is near; null without one, or where it changes nothing */
  home: Home | null;
  /** of the viewer whose own place is known; without it filters and order of the match change nothing */
  comparison: Comparison | null;
  /** only who was approved after a time, and not after another */
  approved?: { after: Date; until?: Date };
  /** only these, of whom some may not be found */
  among?: readonly string[];
}

function narrowingConditions({ approved, among }: Given, store: Store): Condition[] {
  const conditions: Condition[] = [];
  if (approved) {
    const { after, until } = approved;
    const bits = newerRows(store, { after: microsOf(after), until: until && microsOf(until) });
    conditions.push({ field: 'approved', bits });
  }
  if (among) conditions.push({ field: 'among', rows: ownIdsOf(among).rowsIn(store), not: false });
  return conditions;
}

/** What the rows of a store have to fit. Ages count on India's day of `today`. */
export function conditionsOf(
  profiles: Pick<ProfileIndex, 'store' | 'words' | 'wishes'>,
  filters: Filters,
  given: Given,
): Condition[] {
  const { store } = profiles;
  const { today, own, comparison, details } = given;
  return [
    ...narrowingConditions(given, store),
    ...fieldConditions(filters),
    ...ageConditions(filters, today),
    ...heightConditions(filters),
    ...photoConditions(filters),
    ...cityConditions(filters),
    ...keywordConditions(profiles, filters, details),
    ...shortlistConditions(filters, own.shortlist, store),
    ...(comparison ? matchConditions(comparison, filters) : []),
    ...ownConditions(store, filters, given),
    ...(filters.fits?.length ? [fitting(given)] : []),
    ...(filters.fits_me?.length ? [fittingMe(profiles, given)] : []),
  ];
}
