import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Sent } from '@mala/contract/endpoint.ts';
import { listPaymentsBody } from '@mala/contract/payments/ledger.ts';
import { halfDates } from '../../components/form/half-dates.ts';
import { validateWith } from '../../lib/validate.ts';

const check = validateWith(listPaymentsBody);

/** The filters of the ledger, as the form and the URL have them; an empty one is no filter. */
export const NO_FILTERS = {
  from: '',
  to: '',
  domain: '',
  way: '',
  package: '',
  state: '',
  reference: '',
  who: '',
  /** of a link to one payment */
  payment: '',
  /** of the page of one member */
  member: '',
};
export type Filters = typeof NO_FILTERS;
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

/** The filters in the body of the call. */
export function bodyOf(filters: Filters): Sent<typeof listPaymentsBody> {
  const given = NAMES.map((name) => [name, filters[name].trim()]).filter(([, value]) => value);
  return Object.fromEntries(given);
}

/** The faults of the filters by name; empty if valid. */
export function faultsOf(filters: Filters): Record<string, string> {
  const { from, to } = filters;
  return { ...check(bodyOf(filters)), ...halfDates({ from, to }) };
}

/** The filters in a URL; an invalid one is ignored, and a community that the viewer does not see. */
export function filtersOf(address: URLSearchParams, domains: readonly Domain[]): Filters {
  const named = { ...NO_FILTERS };
  for (const name of NAMES) named[name] = address.get(name) ?? '';
  const faults = faultsOf(named);
  for (const name of NAMES) if (name in faults) named[name] = '';
  if (!domains.some((domain) => domain === named.domain)) named.domain = '';
  return named;
}

/** The URL of the filters. */
export function addressOf(filters: Filters): URLSearchParams {
  return new URLSearchParams(bodyOf(filters) as Record<string, string>);
}
