import * as z from 'zod/mini';
import { type Community, listOf } from './communities/community.ts';
import { plainDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { NOT_SEARCHING, pageParams } from './endpoint-parts.ts';
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
 */
export function filterSchema(community: Community) {
  const shape = Object.fromEntries(
    FIELD_FILTERS.map(({ name, list }) => {
      const values = new Set(listOf(community, list).map((option) => option.value));
      return [name, several(z.string().check(z.refine((value) => values.has(value), 'notInList')))];
    }),
  );
  return z.strictObject({ ...shape, ...fixedFilters });
}

/** The filters of a search by their names in the body. */
export interface Filters {
  from_age?: number[] | undefined;
  to_age?: number[] | undefined;
  shortlist?: boolean[] | undefined;
  [filter: string]: (string | number | boolean)[] | undefined;
}

/** The body in OpenAPI, where the values are not listed because they depend on the site. */
const documentedFilters = z.object({
  ...Object.fromEntries(FIELD_FILTERS.map(({ name }) => [name, z.optional(z.array(z.string()))])),
  from_age: z.optional(z.array(z.number())),
  to_age: z.optional(z.array(z.number())),
  shortlist: z.optional(z.array(z.boolean())),
  fields: z.optional(z.array(z.literal('card'))),
});

export const search = endpoint({
  name: 'search.search',
  method: 'POST',
  path: '/api/profile/recent/:page',
  whileFull: true,
  summary: 'Approved profiles of the other gender on the same site, newest approval first',
  access: { permission: 'profiles.read', or: 'searcher' },
  params: pageParams,
  // the valid values depend on the member's site: the handler validates with filterSchema
  body: z.record(z.string(), z.unknown()),
  documentedBody: () => documentedFilters,
  reply: z.object({ rows: z.array(profileCard), count: z.number(), photo_nudge: z.boolean() }),
  errors: [...NOT_SEARCHING, 'TOO_MANY', 'TOO_MANY_LISTS', 'TOO_MANY_CARDS'],
});
