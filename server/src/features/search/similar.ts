import { PAGE_SIZE } from '@mala/contract/endpoint-parts.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import { heightInFeet } from '@mala/contract/profiles/height.ts';
import { AGES, type Filters, HEIGHTS } from '@mala/contract/search.ts';
import { COMMON, type Common, MOST_SIMILAR } from '@mala/contract/similar.ts';
import { fieldsOf } from './card-writers.ts';
import type { Given } from './conditions.ts';
import type { FoundEntry } from './entry.ts';
import { isCrowded } from './other-towns.ts';
import type { Card, Shown } from './search.ts';
import type { Searched } from './searched.ts';

export interface SimilarEntry extends FoundEntry {
  /** what it was asked for */
  asked: readonly Common[];
}

/**
 * What is asked in turn, from most to least in common, until there are enough. A question about something that the
 * profile does not say is the same as a later one, and left out.
 */
const QUESTIONS: readonly (readonly Common[])[] = [
  ['subcaste', 'city', 'profession'],
  ['community', 'city', 'profession'],
  ['community', 'city', 'education'],
  ['subcaste', 'state', 'profession'],
  ['community', 'state', 'profession'],
  ['community', 'city'],
  ['subcaste', 'state', 'education'],
  ['community', 'state', 'education'],
  ['city', 'profession'],
  ['community', 'profession'],
  ['community', 'state'],
  ['city', 'education'],
  ['community'],
  ['language', 'state', 'education'],
  ['state', 'profession'],
  ['city'],
  ['state', 'education'],
  ['profession'],
  ['education'],
  ['state'],
];
const YEARS = 4;
const CM = 6;
/** Nobody is like another because neither is in a list, or says it. */
const NO_VALUE = /(^|-)(others?|no-caste-bar|dont-want-to-specify)$/;
const FILTERS = new Set(FIELD_FILTERS.map(({ name }) => name));

type Values = Partial<Record<Common, string>>;

/** What two may share, by the names of filters. */
function valuesOf({ domain, basic, work }: Shown): Values {
  const said = {
    subcaste: domain === 'tamilmala' ? basic?.surname : null,
    community: basic?.community,
    // one that only the database can tell from others would take dozens of its statements
    city: basic?.city && isCrowded(basic.city) ? null : basic?.city,
    profession: work?.profession,
    education: work?.education,
    state: basic?.state,
    language: basic?.language,
  };
  const known = Object.entries(said).filter(
    ([name, value]) => value && FILTERS.has(name) && !NO_VALUE.test(value),
  );
  return Object.fromEntries(known);
}

const between = (least: number, most: number, value: number) =>
  Math.max(least, Math.min(most, value));

/** The filters that nearly all who are alike fit, the narrow ones first. */
function nearOf({ basic, personal }: Shown, today: Date): Filters[] {
  const married = personal?.marital_status;
  const status: Filters = married ? { martial_status: [married] } : {};
  const born = basic?.date_of_birth;
  if (!born) return [status, {}];
  const age = ageOn(born, today);
  const within = (years: number) => between(AGES.first, AGES.last, years);
  const ages = { ...status, from_age: [within(age - YEARS)], to_age: [within(age + YEARS)] };
  const height = personal?.height;
  if (!height) return [ages, status, {}];
  const tall = (cm: number) => between(HEIGHTS.first, HEIGHTS.last, cm);
  const heights = { from_height: [tall(height - CM)], to_height: [tall(height + CM)] };
  return [{ ...ages, ...heights }, ages, status, {}];
}

/** Those of a group that have most in common with somebody, the most alike first; without the filters of the viewer. */
export async function similarTo(
  searched: Pick<Searched, 'list'>,
  shown: Shown,
  given: Given,
): Promise<SimilarEntry[]> {
  const values = valuesOf(shown);
  const found = new Map<string, SimilarEntry>();
  for (const near of nearOf(shown, given.today))
    for (const asked of QUESTIONS) {
      if (asked.some((name) => !values[name])) continue;
      const own = Object.fromEntries(asked.map((name) => [name, [values[name] ?? '']]));
      // those who were found before, and the shown one, fit as well
      const page = { skip: 0, take: Math.min(PAGE_SIZE, MOST_SIMILAR + found.size + 1) };
      const { entries } = await searched.list({ ...near, ...own }, given, page);
      for (const entry of entries) {
        if (entry.user_id === shown.user_id || found.has(entry.user_id)) continue;
        found.set(entry.user_id, { ...entry, asked });
        if (found.size === MOST_SIMILAR) return [...found.values()];
      }
    }
  return [...found.values()];
}

/** Why a card is like a profile: what it was asked for, and what else its card says. */
export function commonOf(shown: Shown, asked: readonly Common[], card: Card, now: Date): Common[] {
  const { basic, personal } = shown;
  const values = valuesOf(shown);
  const fields = fieldsOf(card);
  const isNear = (born: string | null | undefined) =>
    born && Math.abs(ageOn(born, now) - ageOn(card.date_of_birth, now)) <= 1;
  const same: Partial<Record<Common, unknown>> = {
    subcaste: values.subcaste && fields.surname === values.subcaste,
    community: values.community && fields.community === values.community,
    city: values.city && fields.city === values.city,
    profession: values.profession && fields.work.profession === values.profession,
    education: values.education && fields.work.education === values.education,
    age: isNear(basic?.date_of_birth),
    height: personal?.height && fields.personal.height_ft === heightInFeet(personal.height),
  };
  return COMMON.filter((name) => asked.includes(name) || same[name]);
}
