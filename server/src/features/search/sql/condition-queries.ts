import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Filters } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Group } from '../../../access/profiles.ts';
import type { Comparison } from '../../match/index.ts';
import { type Given, wantedFigures } from '../conditions.ts';
import { activeOn, approvedMicros, withPhoto } from '../entry-queries.ts';
import type { OwnFilter } from '../own-lists.ts';
import { townsNamed } from '../towns.ts';
import { ageConditions, fieldConditions, heightConditions, isOneOf } from './field-queries.ts';
import { fitsViewer, viewerFits } from './fit-queries.ts';
import { keywordConditions } from './keyword-queries.ts';
import { KINDS, kindOfKey, placeKey } from './place-queries.ts';
import type { SqlCondition } from './sql-condition.ts';
import { cityOfKey, type Towns, townKey } from './town-queries.ts';

function photoConditions({ with_photo }: Filters): SqlCondition[] {
  return with_photo?.length ? [{ field: 'with_photo', fits: withPhoto }] : [];
}

/** Whether a profile is one of a list of the viewer. */
const isAmong = (ids: Iterable<string>) =>
  sql<boolean>`profiles.user_id = ANY(${[...ids]}::uuid[])`;

function shortlistConditions(
  { shortlist: wanted }: Filters,
  ids: Iterable<string>,
): SqlCondition[] {
  const [first, other] = new Set(wanted);
  if (first === undefined || other !== undefined) return [];
  const among = isAmong(ids);
  return [{ field: 'shortlist', fits: first ? among : sql<boolean>`NOT ${among}` }];
}

/** What each filter of the viewer's own lists asks for; of hidden ones that they are. */
export function ownFits(given: Given): Record<OwnFilter, RawBuilder<boolean>> {
  const { own, today } = given;
  return {
    shortlist: isAmong(own.shortlist),
    new:
      own.lastVisit === null
        ? sql`false`
        : sql`(${approvedMicros} > ${own.lastVisit}::bigint AND profiles.approved_at <= ${today}::timestamptz)`,
    not_seen: sql`NOT ${isAmong(own.seen)}`,
    hidden: isAmong(own.hidden),
    fits: fitsViewer(given),
    fits_me: viewerFits(given),
  };
}

function activeConditions({ active_within = [] }: Filters, today: Date): SqlCondition[] {
  if (active_within.length === 0) return [];
  const days = Math.max(...active_within);
  const fits = sql<boolean>`coalesce(${activeOn} > ${dayInIndia(today)}::date - ${days}::integer, false)`;
  return [{ field: 'active', fits }];
}

function ownConditions(filters: Filters, given: Given): SqlCondition[] {
  const fits = ownFits(given);
  const isOfHidden = Boolean(filters.hidden?.length);
  const hidden = isOfHidden ? fits.hidden : sql<boolean>`NOT ${fits.hidden}`;
  return [
    ...activeConditions(filters, given.today),
    ...(filters.new?.length ? [{ field: 'new', fits: fits.new }] : []),
    ...(filters.not_seen?.length ? [{ field: 'not_seen', fits: fits.not_seen }] : []),
    ...(isOfHidden || given.own.hidden.size > 0 ? [{ field: 'hidden', fits: hidden }] : []),
    ...(filters.fits?.length ? [{ field: 'fits', fits: fits.fits }] : []),
    ...(filters.fits_me?.length ? [{ field: 'fits_me', fits: fits.fits_me }] : []),
  ];
}

/** Either those places that are wanted, or, if an unknown one is, those that are not. */
function matchConditions(
  { figures }: Comparison,
  filters: Filters,
  { domain }: Group,
): SqlCondition[] {
  const isWanted = wantedFigures(filters);
  if (!isWanted) return [];
  const fitsUnknown = isWanted(figures[kindOfKey(domain, '')] ?? expectFigure());
  const keys = [...KINDS[domain]].flatMap(([key, kind]) =>
    isWanted(figures[kind] ?? expectFigure()) === fitsUnknown ? [] : [key],
  );
  const among = isOneOf(placeKey, keys);
  return [{ field: 'kind', fits: fitsUnknown ? sql<boolean>`NOT ${among}` : among }];
}

function expectFigure(): never {
  throw new RangeError('a comparison has a figure for each kind');
}

function cityConditions({ city }: Filters, towns: Towns): SqlCondition[] {
  if (!city?.length) return [];
  const isWanted = townsNamed(city);
  const keys = [...towns].flatMap(([key, code]) => (isWanted(code, cityOfKey(key)) ? [key] : []));
  return [{ field: 'city', fits: isOneOf(townKey, keys) }];
}

function narrowingConditions({ approved, among }: Given): SqlCondition[] {
  const conditions: SqlCondition[] = [];
  if (approved) {
    const { after, until = null } = approved;
    const fits = sql<boolean>`(profiles.approved_at > ${after}
      AND (${until}::timestamptz IS NULL OR profiles.approved_at <= ${until}))`;
    conditions.push({ field: 'approved', fits });
  }
  if (among) conditions.push({ field: 'among', fits: isAmong(among) });
  return conditions;
}

/** The conditions of conditions.ts in SQL, on a query that names the table `profiles`. */
export function sqlConditionsOf(
  group: Group,
  filters: Filters,
  given: Given,
  towns: Towns,
): SqlCondition[] {
  const { today, own, comparison, details } = given;
  return [
    ...narrowingConditions(given),
    ...fieldConditions(filters),
    ...ageConditions(filters, today),
    ...heightConditions(filters),
    ...photoConditions(filters),
    ...cityConditions(filters, towns),
    ...keywordConditions(filters, details),
    ...shortlistConditions(filters, own.shortlist),
    ...(comparison ? matchConditions(comparison, filters, group) : []),
    ...ownConditions(filters, given),
  ];
}
