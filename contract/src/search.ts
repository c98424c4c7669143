import * as z from 'zod/mini';
import { type Community, listOf } from './communities/community.ts';
import { plainDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { NOT_SEARCHING, pageParams } from './endpoint-parts.ts';
import { MATCH_SYSTEMS, type MatchSystem, systemOf, WHOLE_FIGURE } from './match.ts';
import { isMessage } from './messages.ts';
import { SECTION_FIELDS } from './profiles/entity.ts';
import { type ListName, type ProfileField, SECTIONS, type Section } from './profiles/field.ts';
import { profileCard } from './profiles/view.ts';

/** Selectable ages, and the default range (specification, section 9). */
export const AGES = { first: 18, last: 69, from: 18, to: 40 } as const;

/** A filter for a field: its API name, its field and its option list. */
export interface FieldFilter {
  name: string;
  section: Section;
  field: string;
  list: ListName;
}

/** The filters derived from the fields, in the order of the panel. */
export const FIELD_FILTERS: readonly FieldFilter[] = SECTIONS.flatMap((section) => {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  return fields.flatMap(({ filter, list, name }) =>
    filter && list ? [{ name: filter, section, field: name, list }] : [],
  );
});

// values from the page's URL are strings, so those of numbers and booleans are accepted too
const age = z
  .pipe(
    z.union([
      z.number(),
      z.string().check(z.overwrite(plainDigits), z.regex(/^\d{1,3}$/, 'wholeNumber')),
    ]),
    z.transform(Number),
  )
  .check(
    z.refine(Number.isInteger, 'wholeNumber'),
    z.refine((value) => value >= AGES.first, `atLeast:${AGES.first}`),
    z.refine((value) => value <= AGES.last, `atMost:${AGES.last}`),
  );
const yesNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

const onlyTrue = z.pipe(
  z.union([z.literal(true), z.literal('true')]),
  z.transform(() => true as const),
);
/** A score of a match, which may be a half. */
function score(most: number) {
  return z
    .pipe(
      z.union([
        z.number(),
        z.string().check(z.overwrite(plainDigits), z.regex(/^\d{1,2}(\.\d)?$/, 'invalid')),
      ]),
      z.transform(Number),
    )
    .check(
      z.refine((value) => value >= 0, 'atLeast:0'),
      z.refine((value) => value <= most, `atMost:${most}`),
    );
}

/** A list of values. A fault in one value is reported for the whole filter, which is what a form can point at. */
function several<Value>(value: z.ZodMiniType<Value>) {
  const values = z.array(value);
  return z.optional(
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(100, 'invalid')),
      z.transform((given, context): Value[] => {
        const { success, data, error } = z.safeParse(values, given);
        if (success) return data;
        const message = error.issues.map((issue) => issue.message).find(isMessage) ?? 'invalid';
        context.issues.push({ code: 'custom', input: given, message });
        return z.NEVER;
      }),
    ),
  );
}

/** What each tradition can be asked for by name. */
export const DOSHA_FILTERS = {
  porutham: 'no_rajju',
  ashtakoot: 'no_nadi_dosha',
} as const satisfies Record<MatchSystem, string>;

function matchFilters(system: MatchSystem) {
  return {
    sort: several(z.literal('match', 'notInList')),
    match_at_least: several(score(WHOLE_FIGURE[system])),
    [DOSHA_FILTERS[system]]: several(onlyTrue),
  };
}

const fixedFilters = {
  fields: several(z.literal('card', 'notInList')),
  from_age: several(age),
  to_age: several(age),
  shortlist: several(yesNo),
};

/**
 * The body of a search on one site: each filter has a list of values, any of which may match; `{}` and empty lists
 * match everything. Of several ages the widest range is used; shortlist `[true]` matches shortlisted profiles,
 * `[false]` the others. fields `['card']` is no filter: rows then have the fields of cards alone.
 *
 * What is asked of the match is by the tradition of the site, and changes nothing if the reply has no `match` or not the
 * viewer's `own` place (decision 097). sort `['match']` puts the best first; of several match_at_least the least is used.
 */
export function filterSchema(community: Community) {
  const shape = Object.fromEntries(
    FIELD_FILTERS.map(({ name, list }) => {
      const values = new Set(listOf(community, list).map((option) => option.value));
      return [name, several(z.string().check(z.refine((value) => values.has(value), 'notInList')))];
    }),
  );
  return z.strictObject({ ...shape, ...fixedFilters, ...matchFilters(systemOf(community.domain)) });
}

/** The filters of a search by their names in the body. */
export interface Filters {
  from_age?: number[] | undefined;
  to_age?: number[] | undefined;
  shortlist?: boolean[] | undefined;
  sort?: 'match'[] | undefined;
  match_at_least?: number[] | undefined;
  no_rajju?: true[] | undefined;
  no_nadi_dosha?: true[] | undefined;
  [filter: string]: (string | number | boolean)[] | undefined;
}

/** The body in OpenAPI, where the values are not listed because they depend on the site. */
const documentedFilters = z.object({
  ...Object.fromEntries(FIELD_FILTERS.map(({ name }) => [name, z.optional(z.array(z.string()))])),
  from_age: z.optional(z.array(z.number())),
  to_age: z.optional(z.array(z.number())),
  shortlist: z.optional(z.array(z.boolean())),
  sort: z.optional(z.array(z.literal('match'))),
  match_at_least: z.optional(z.array(z.number())),
  ...Object.fromEntries(
    Object.values(DOSHA_FILTERS).map((name) => [name, z.optional(z.array(z.literal(true)))]),
  ),
  fields: z.optional(z.array(z.literal('card'))),
});

/**
 * How many profiles each further choice in the filters would leave. A filter is counted with all others kept: its own values are
 * alternatives.
 */
export const countSearch = endpoint({
  name: 'search.count',
  method: 'POST',
  path: '/api/profile/count',
  whileFull: true,
  summary: 'How many profiles the filters of a search leave, and would leave with each other value',
  access: { permission: 'profiles.read', or: 'searcher' },
  // the filters of a search; what says how it is shown changes nothing
  body: z.record(z.string(), z.unknown()),
  documentedBody: () => documentedFilters,
  reply: z.object({
    /** with all filters */
    count: z.number(),
    /** by filter and value, without those that nobody has */
    values: z.record(z.string(), z.record(z.string(), z.number())),
    /** by age in years, without those that nobody has */
    ages: z.record(z.string(), z.number()),
    /** how many of the shortlist */
    shortlist: z.number(),
    /** for each filter that is asked for, how many without it; `age` is both ends, `match` all that is asked of the match */
    without: z.record(z.string(), z.number()),
    /** missing without a match (decision 097), or without the viewer's own place */
    match: z.optional(
      z.object({
        /** by score; a score that is not known has none */
        scores: z.record(z.string(), z.number()),
        /** without rajju, or nadi dosha */
        no_dosha: z.number(),
      }),
    ),
  }),
  limit: { by: 'user', points: 600, seconds: 600, ofReading: true },
  errors: [...NOT_SEARCHING],
});

export const search = endpoint({
  name: 'search.search',
  method: 'POST',
  path: '/api/profile/recent/:page',
  whileFull: true,
  summary:
    'Approved profiles of the other gender on the same site, newest approval or best match first',
  access: { permission: 'profiles.read', or: 'searcher' },
  params: pageParams,
  // the valid values depend on the member's site: the handler validates with filterSchema
  body: z.record(z.string(), z.unknown()),
  documentedBody: () => documentedFilters,
  reply: z.object({
    rows: z.array(profileCard),
    count: z.number(),
    photo_nudge: z.boolean(),
    /** by which tradition rows have a match, and whether the viewer's own place is known; missing if they have none */
    match: z.optional(z.object({ system: z.enum(MATCH_SYSTEMS), own: z.boolean() })),
  }),
  errors: [...NOT_SEARCHING, 'TOO_MANY', 'TOO_MANY_LISTS', 'TOO_MANY_CARDS'],
});
