import type { Sent } from '@mala/contract/endpoint.ts';
import { listHistoryQuery } from '@mala/contract/history.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { halfDates } from '../../components/form/half-dates.ts';
import { validateWith } from '../../lib/validate.ts';

type Query = Sent<typeof listHistoryQuery>;

/** What is searched for, as the form and the URL have it; an empty one is no filter. */
export type Filters = Record<'actor' | 'member' | 'profile' | 'action' | 'from' | 'to', string>;

export const NO_FILTERS: Readonly<Filters> = {
  actor: '',
  member: '',
  profile: '',
  action: '',
  from: '',
  to: '',
};
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

const check = validateWith(listHistoryQuery);

/** The filters that are set, for the call and the URL. */
export function queryOf(filters: Filters): Query {
  return Object.fromEntries(
    NAMES.map((name) => [name, filters[name].trim()]).filter(([, value]) => value !== ''),
  );
}

export function faultsOf(filters: Filters): Record<string, string> {
  const { from, to } = filters;
  return { ...check(queryOf(filters)), ...halfDates({ from, to }) };
}

/** The filters in a URL; an invalid one is ignored. */
export function filtersOf(address: URLSearchParams): Filters {
  const named = { ...NO_FILTERS };
  for (const name of NAMES) named[name] = address.get(name) ?? '';
  for (const name of Object.keys(faultsOf(named))) named[name as keyof Filters] = '';
  return named;
}

const DAY_MS = 86_400_000;

/** Days in India that are one press away. */
export function spans(now = new Date()): Record<'today' | 'yesterday' | 'week', [string, string]> {
  const day = (ago: number) => dayInIndia(new Date(now.getTime() - ago * DAY_MS));
  return { today: [day(0), day(0)], yesterday: [day(1), day(1)], week: [day(6), day(0)] };
}
