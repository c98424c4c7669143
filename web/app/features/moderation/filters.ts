import type { Status } from '@mala/contract/access/status.ts';
import { type Domain, FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { Sent } from '@mala/contract/endpoint.ts';
import { listProfilesBody } from '@mala/contract/moderation/profiles.ts';
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
}

/** The default: every profile of the Tamil site (specification, section 6). */
export const NO_FILTERS: Readonly<Filters> = {
  domain: FORM_DOMAIN,
  mid: '',
  date_of_birth: '',
  name: '',
  city: '',
  status: '',
};
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

/** The filters in the body of the call: each is a list. */
export function bodyOf({
  domain,
  mid,
  date_of_birth,
  name,
  city,
  status,
}: Filters): Sent<typeof listProfilesBody> {
  return {
    domain: [domain as Domain],
    ...(mid.trim() && { mid: [mid] }),
    ...(date_of_birth && { date_of_birth: [date_of_birth] }),
    ...(name.trim() && { name: [name] }),
    ...(city.trim() && { city: [city] }),
    ...(status && { status: [Number(status) as Status] }),
  };
}

/** Faults of the body by filter: a list's fault has the key `mid.0`. */
export function byFilter(faults: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(faults).map(([path, message]) => [path.split('.')[0], message]);
  return Object.fromEntries(named.filter(([name]) => NAMES.some((known) => known === name)));
}

/** The faults of the filters by name; empty if valid. */
export function faultsOf(filters: Filters): Record<string, string> {
  return byFilter(check(bodyOf(filters)));
}

/** The filters in a URL; an invalid one is ignored. */
export function filtersOf(address: URLSearchParams): Filters {
  const named = { ...NO_FILTERS };
  for (const name of NAMES) named[name] = address.get(name) ?? NO_FILTERS[name];
  const faults = faultsOf(named);
  for (const name of NAMES) if (name in faults) named[name] = NO_FILTERS[name];
  return named;
}

/** The URL of the filters; defaults are omitted. */
export function addressOf(filters: Filters): URLSearchParams {
  const chosen = NAMES.filter((name) => filters[name].trim() !== NO_FILTERS[name]);
  return new URLSearchParams(chosen.map((name) => [name, filters[name].trim()]));
}
