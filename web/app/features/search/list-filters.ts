import { type Community, fieldsOf, listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import { type FieldFilter, fieldFiltersOf } from '@mala/contract/field-filters.ts';
import { type ProfileField, SECTIONS } from '@mala/contract/profiles/field.ts';
import { MOST_TOWNS } from '@mala/contract/search.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';

/** Who searches, and where. */
export interface Searcher {
  community: Community;
  /** may open profiles, and so asks for what they say beyond cards (decision 106) */
  readsDetails: boolean;
  /** lives somewhere, so that cities are near or far */
  hasHome: boolean;
}

/** The values of filters that are lists, by filter; filters without a value are missing. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** A filter of one field's options, with the field as the site has it. */
export interface ListFilter extends Omit<FieldFilter, 'field'> {
  field: ProfileField;
}

/** One filter with `profession`: somebody of a chosen group or with a chosen profession fits. */
export const GROUPS = 'profession_group';

export function searcherOf(community: Community, me: Me): Searcher {
  const isOffice = !hasOwnProfile(me);
  return {
    community,
    readsDetails: me.standing === 'approved' || isOffice,
    hasHome: !isOffice && me.home_state !== null,
  };
}

type Reader = Pick<Searcher, 'community' | 'readsDetails'>;
const kept = new Map<string, readonly ListFilter[]>();

/** The filters of fields with options, in the order of the form; asked for by every part of the panel at each change. */
export function listFilters(searcher: Reader): readonly ListFilter[] {
  const key = `${searcher.community.domain} ${searcher.readsDetails}`;
  const known = kept.get(key) ?? filtersOf(searcher);
  kept.set(key, known);
  return known;
}

function filtersOf({ community, readsDetails }: Reader): ListFilter[] {
  const fields = SECTIONS.flatMap((section) => fieldsOf(community, section));
  return fieldFiltersOf(community).flatMap((filter) => {
    const field = fields.find(({ name }) => name === filter.field);
    return field && (readsDetails || !filter.detail) ? [{ ...filter, field }] : [];
  });
}

/** The options of a list; of the subcastes those of the chosen castes, if there are any. */
export function optionsFor(
  community: Community,
  { name, list }: Pick<ListFilter, 'name' | 'list'>,
  values: Values,
): readonly Option[] {
  const options = listOf(community, list);
  const castes = values.community ?? [];
  if (name !== 'subcaste' || castes.length === 0) return options;
  return options.filter(({ community: caste = '' }) => castes.includes(caste));
}

/** The array as it was, where the other one is equal. */
function sameOr(asked: readonly string[], chosen: readonly string[]): readonly string[] {
  const isSame = chosen.length === asked.length && chosen.every((one, at) => one === asked[at]);
  return isSame ? asked : chosen;
}

/** What of the given values is offered, in the order of the lists; what is so already stays the same array. */
export function inOrder(searcher: Searcher, given: Values): Values {
  const { community } = searcher;
  const values: Record<string, readonly string[]> = {};
  const choose = (name: string, options: readonly Option[]) => {
    const { [name]: asked = [] } = given;
    if (asked.length === 0) return;
    const chosen = options.map(({ value }) => value).filter((one) => asked.includes(one));
    if (chosen.length > 0) values[name] = sameOr(asked, chosen);
  };
  for (const filter of listFilters(searcher)) {
    if (filter.name === 'profession') choose(GROUPS, listOf(community, GROUPS));
    choose(filter.name, optionsFor(community, filter, given));
  }
  const { city = [] } = given;
  if (city.length > 0) values.city = sameOr(city, [...new Set(city)].slice(0, MOST_TOWNS));
  return values;
}
