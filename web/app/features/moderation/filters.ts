import type { Status } from '@mala/contract/access/status.ts';
import { DOMAINS, type Domain, FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { Sent } from '@mala/contract/endpoint.ts';
import { listProfilesBody } from '@mala/contract/moderation/profiles.ts';
import { halfDates } from '../../components/form/half-dates.ts';
import { validateWith } from '../../lib/validate.ts';

const check = validateWith(listProfilesBody);

/** An administrator's filters, as the form and the URL have them; an empty one is no filter. */
export interface Filters {
  domain: string;
  mid: string;
  date_of_birth: string;
  name: string;
  city: string;
  status: string;
  phone: string;
  subscription: string;
  seen: string;
  /** days, at least */
  waiting: string;
  away: string;
  sort: string;
}

/** The default: every profile of the Tamil site (specification, section 6). */
export const NO_FILTERS: Readonly<Filters> = {
  domain: FORM_DOMAIN,
  mid: '',
  date_of_birth: '',
  name: '',
  city: '',
  status: '',
  phone: '',
  subscription: '',
  seen: '',
  waiting: '',
  away: '',
  sort: '',
};
/** The same for whoever sees the profiles of these communities only. */
export function noFilters([domain = FORM_DOMAIN]: readonly Domain[]): Filters {
  return { ...NO_FILTERS, domain };
}
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

type Body = Sent<typeof listProfilesBody>;
type Wanted<Name extends 'subscription' | 'seen' | 'waiting' | 'away'> = NonNullable<
  Body[Name]
>[number];

/** The filters in the body of the call: each is a list. */
export function bodyOf({
  domain,
  mid,
  date_of_birth,
  name,
  city,
  status,
  phone,
  subscription,
  seen,
  waiting,
  away,
  sort,
}: Filters): Body {
  return {
    domain: [domain as Domain],
    ...(mid.trim() && { mid: [mid] }),
    ...(date_of_birth && { date_of_birth: [date_of_birth] }),
    ...(name.trim() && { name: [name] }),
    ...(city.trim() && { city: [city] }),
    ...(status && { status: [Number(status) as Status] }),
    ...(phone.trim() && { phone: [phone] }),
    ...(subscription && { subscription: [subscription as Wanted<'subscription'>] }),
    ...(seen && { seen: [seen as Wanted<'seen'>] }),
    ...(waiting && { waiting: [Number(waiting) as Wanted<'waiting'>] }),
    ...(away && { away: [away as Wanted<'away'>] }),
    ...(sort && { sort: sort as Body['sort'] }),
  };
}

/** Faults of the body by filter: a list's fault has the key `mid.0`. */
export function byFilter(faults: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(faults).map(([path, message]) => [path.split('.')[0], message]);
  return Object.fromEntries(named.filter(([name]) => NAMES.some((known) => known === name)));
}

/** The faults of the filters by name; empty if valid. */
export function faultsOf(filters: Filters): Record<string, string> {
  const { date_of_birth } = filters;
  return { ...byFilter(check(bodyOf(filters))), ...halfDates({ date_of_birth }) };
}

/** The filters in a URL; an invalid one is ignored, and a community that the viewer does not see. */
export function filtersOf(address: URLSearchParams, domains: readonly Domain[] = DOMAINS): Filters {
  const none = noFilters(domains);
  const named = { ...none };
  for (const name of NAMES) named[name] = address.get(name) ?? none[name];
  const faults = faultsOf(named);
  for (const name of NAMES) if (name in faults) named[name] = none[name];
  if (!domains.some((domain) => domain === named.domain)) named.domain = none.domain;
  return named;
}

/** Whether one of the filters is set that stand under "More filters". */
export function hasMore(filters: Filters): boolean {
  const { phone, subscription, seen, waiting, away, sort } = filters;
  return [phone, subscription, seen, waiting, away, sort].some((value) => value !== '');
}

/** The URL of the filters; defaults are omitted. */
export function addressOf(filters: Filters, domains: readonly Domain[] = DOMAINS): URLSearchParams {
  const none = noFilters(domains);
  const chosen = NAMES.filter((name) => filters[name].trim() !== none[name]);
  return new URLSearchParams(chosen.map((name) => [name, filters[name].trim()]));
}
