import * as z from 'zod/mini';
import { AGES } from './ages.ts';
import type { Community } from './communities/community.ts';
import { endpoint } from './endpoint.ts';
import { NOT_SEARCHING, pageParams } from './endpoint-parts.ts';
import { FIELD_FILTERS, listedValues } from './field-filters.ts';
import { MATCH_SYSTEMS, type MatchSystem, systemOf, WHOLE_FIGURE } from './match.ts';
import { HEIGHTS_CM } from './profiles/height.ts';
import { profileCard } from './profiles/view.ts';
import { oneOfNumbers, onlyTrue, score, several, wholeBetween, yesNo } from './search-values.ts';
import { requiredText } from './text.ts';

export { AGES };

/** The range of selectable heights in cm. */
export const HEIGHTS = { first: Math.min(...HEIGHTS_CM), last: Math.max(...HEIGHTS_CM) } as const;

/** The orders of a list. Among equals the newest approval comes first. */
export const SORTS = ['newest', 'match', 'active', 'youngest', 'oldest', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];

/** The order of a search that asks for none. */
export const USUAL_SORT = 'newest' satisfies Sort;

/** Whether an order goes by what only who may open profiles reads of others; for others it does not exist. */
export const OF_DETAILS: Readonly<Record<Sort, boolean>> = {
  ...{ newest: false, match: false, active: true },
  ...{ youngest: false, oldest: false, nearest: false },
};

/** Of how many days `active_within` asks. */
export const ACTIVE_WITHIN = [1, 7, 30, 90] as const;

/** The longest text of a `keyword` or `city`, in characters. */
export const SOUGHT_LENGTH = 60;

/** How many towns a search names at most. */
export const MOST_TOWNS = 20;

/** What each tradition can be asked for by name. */
export const DOSHA_FILTERS = {
  porutham: 'no_rajju',
  ashtakoot: 'no_nadi_dosha',
} as const satisfies Record<MatchSystem, string>;

function matchFilters(system: MatchSystem) {
  return {
    match_at_least: several(score(WHOLE_FIGURE[system])),
    [DOSHA_FILTERS[system]]: several(onlyTrue),
  };
}

const age = wholeBetween(AGES.first, AGES.last);
const height = wholeBetween(HEIGHTS.first, HEIGHTS.last);

const fixedFilters = {
  fields: several(z.literal('card', 'notInList')),
  sort: several(z.literal(SORTS, 'notInList')),
  from_age: several(age),
  to_age: several(age),
  from_height: several(height),
  to_height: several(height),
  city: several(requiredText(SOUGHT_LENGTH), 100, MOST_TOWNS),
  keyword: several(requiredText(SOUGHT_LENGTH), 1),
  with_photo: several(onlyTrue),
  active_within: several(oneOfNumbers(ACTIVE_WITHIN)),
  new: several(onlyTrue),
  not_seen: several(onlyTrue),
  hidden: several(onlyTrue),
  fits: several(onlyTrue),
  fits_me: several(onlyTrue),
  shortlist: several(yesNo),
};

/** Of each community, made at its first use: with a thousand saved searches a second it would be most of the work. */
const schemas = new WeakMap<Community, FilterSchema>();
type FilterSchema = ReturnType<typeof newFilterSchema>;

/**
 * The body of a search on one site: each filter has a list of values, any of which may match; `{}` and empty lists
 * match everything. Of several ages or heights (cm) the widest range is used; shortlist `[true]` matches shortlisted profiles,
 * `[false]` the others. fields `['card']` is no filter: rows then have the fields of cards alone.
 *
 * - profession and profession_group are one filter: a profession of either will do
 * - city: names of towns or districts, in any script, MOST_TOWNS at most
 * - keyword: one text; each of its words begins one of the city, work or education, or it is a member id
 * - with_photo: with a photo that members see
 * - active_within: here within as many days, of several the most; a call is enough, without a new sign-in (decision 108)
 * - new: approved since the last visit; not_seen: never opened
 * - fits: they are as my partner preferences say, without which it is refused; fits_me: I am as theirs say, as far as I am told
 *   (decision 111)
 * - hidden: only those that the viewer has hidden, who are left out otherwise
 * - sort: of several the first
 *
 * What is asked of the match is by the tradition of the site, and changes nothing if the reply has no `match` or not the
 * viewer's `own` place (decision 097). sort `['match']` puts the best first; of several match_at_least the least is used.
 *
 * What the viewer does not read of others is no filter either: an unknown field (decision 106).
 */
export function filterSchema(community: Community): FilterSchema {
  const schema = schemas.get(community) ?? newFilterSchema(community);
  schemas.set(community, schema);
  return schema;
}

function newFilterSchema(community: Community) {
  const lists = [...listedValues(community)].map(
    ([name, values]) =>
      [
        name,
        several(z.string().check(z.refine((value) => values.has(value), 'notInList'))),
      ] as const,
  );
  return z.strictObject({
    ...Object.fromEntries(lists),
    ...fixedFilters,
    ...matchFilters(systemOf(community.domain)),
  });
}

type FixedFilters = {
  [Name in Exclude<keyof typeof fixedFilters, 'fields'>]?: z.output<(typeof fixedFilters)[Name]>;
};

/** The filters of a search by their names in the body. */
export interface Filters extends FixedFilters {
  profession_group?: string[] | undefined;
  match_at_least?: number[] | undefined;
  no_rajju?: true[] | undefined;
  no_nadi_dosha?: true[] | undefined;
  [filter: string]: (string | number | boolean)[] | undefined;
}

const documented = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.array(value));

const documentedFixed = {
  fields: documented(z.literal('card')),
  sort: documented(z.literal(SORTS)),
  from_age: documented(z.number()),
  to_age: documented(z.number()),
  from_height: documented(z.number()),
  to_height: documented(z.number()),
  city: documented(z.string()),
  keyword: documented(z.string()),
  with_photo: documented(z.literal(true)),
  active_within: documented(z.literal(ACTIVE_WITHIN)),
  new: documented(z.literal(true)),
  not_seen: documented(z.literal(true)),
  hidden: documented(z.literal(true)),
  fits: documented(z.literal(true)),
  fits_me: documented(z.literal(true)),
  shortlist: documented(z.boolean()),
} satisfies Record<keyof typeof fixedFilters, z.ZodMiniType>;

/** The body in OpenAPI, where the values are not listed because they depend on the site. */
const documentedFilters = z.object({
  ...Object.fromEntries(FIELD_FILTERS.map(({ name }) => [name, documented(z.string())])),
  profession_group: documented(z.string()),
  ...documentedFixed,
  match_at_least: documented(z.number()),
  ...Object.fromEntries(
    Object.values(DOSHA_FILTERS).map((name) => [name, documented(z.literal(true))]),
  ),
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
    /**
     * By filter and value, without those that nobody has, and without filters that the viewer has not; of `profession` and
     * `profession_group`, which are one filter, alone in place of both; of `city` the 30 that most have, those first, and those that the
     * filters ask for. For a keyword that is a member id it is empty, as `ages` is, and heights, active, match, fits and fits_me are
     * missing: they would be that person's. So it is where few people are counted often.
     */
    values: z.record(z.string(), z.record(z.string(), z.number())),
    /** by age in years, without those that nobody has */
    ages: z.record(z.string(), z.number()),
    /** by height in cm, in the same way */
    heights: z.optional(z.record(z.string(), z.number())),
    /** how many have a photo that members see; missing if the viewer sees none */
    with_photo: z.optional(z.number()),
    /** by days of `active_within` */
    active: z.optional(z.record(z.string(), z.number())),
    /** how many each of these filters would leave; hidden: how many of those that are left out */
    new: z.optional(z.number()),
    not_seen: z.optional(z.number()),
    hidden: z.optional(z.number()),
    fits: z.optional(z.number()),
    fits_me: z.optional(z.number()),
    /** how many of the shortlist */
    shortlist: z.number(),
    /** for each filter that is asked for, how many without it; `age` and `height` are both ends, `profession` also its groups, `match` all that is asked of the match */
    without: z.record(z.string(), z.number()),
    /**
     * filters that the viewer has, and whose counts are left out because they would be those of few people, or of those whom the viewer has
     * shortlisted or hidden; names as in `values` and `without` (decision 105). Missing where there are none
     */
    uncounted: z.optional(z.array(z.string())),
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
    'Approved profiles of the other gender on the same site, newest approval first or in another order',
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
    /**
     * With sort `nearest`: by distance from the viewer's town, or, where that is on no list of places, those of the same name and then those
     * of the state. Missing for who has no town, whose list is by `newest`.
     */
    near: z.optional(z.enum(['distance', 'names'])),
  }),
  errors: [...NOT_SEARCHING, 'TOO_MANY', 'TOO_MANY_LISTS', 'TOO_MANY_CARDS'],
});
