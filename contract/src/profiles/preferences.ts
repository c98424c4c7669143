import * as z from 'zod/mini';
import { type Community, listOf } from '../communities/community.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { success, userParams } from '../endpoint-parts.ts';
import { fieldFaults } from '../issues.ts';
import type { Message } from '../messages.ts';
import { HEIGHTS_CM } from './height.ts';
import { LIST_WISHES, MOST_AGE, type Preferences, RANGE_WISHES } from './wishes.ts';

const maybe = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

/** Values of a list; a fault is that of the whole list, which is what a form can point at. */
function among(values: readonly string[]) {
  const isKnown = (one: unknown) => values.some((value) => value === one);
  return maybe(
    z.array(z.unknown(), { error: 'invalid' }).check(
      z.maxLength(values.length, 'invalid'),
      z.refine((given) => given.every(isKnown), 'notInList'),
    ),
  );
}

function age(least: number) {
  return maybe(
    z
      .number({ error: 'invalid' })
      .check(
        z.int('wholeNumber'),
        z.minimum(least, `atLeast:${least}`),
        z.maximum(MOST_AGE, `atMost:${MOST_AGE}`),
      ),
  );
}

const isHeight = (cm: unknown) => HEIGHTS_CM.some((one) => one === cm);
const height = () =>
  maybe(z.unknown().check(z.refine((cm) => (cm ?? null) === null || isHeight(cm), 'notInList')));

/** What a family of one site sends; `least` is leastAge. */
function preferencesSchema(community: Community, least: number) {
  const lists = LIST_WISHES.map(({ name, list }) => {
    const values = listOf(community, list).map((option) => option.value);
    return [name, among(values)];
  });
  return z.strictObject({
    from_age: age(least),
    to_age: age(least),
    from_height: height(),
    to_height: height(),
    any_caste: maybe(z.boolean({ error: 'invalid' })),
    ...(Object.fromEntries(lists) as Record<string, ReturnType<typeof among>>),
    shown: z.boolean({ error: 'required' }),
    told: z.boolean({ error: 'required' }),
  });
}

type Given = Readonly<Record<string, unknown>>;

/** What holds between two wishes. */
function faultsBetween(given: Given): Record<string, Message> {
  const faults: Record<string, Message> = {};
  for (const name of RANGE_WISHES) {
    const [from, to] = [given[`from_${name}`], given[`to_${name}`]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
    faults[`to_${name}`] = name === 'age' ? `atLeast:${from}` : 'invalid';
  }
  const { any_caste, community } = given;
  if (any_caste === true && Array.isArray(community) && community.length > 0)
    faults.any_caste = 'invalid';
  return faults;
}

/** The order of the list, each value once. */
function listed(community: Community, given: Given): Given {
  const lists = LIST_WISHES.map(({ name, list }) => {
    const chosen: readonly unknown[] = Array.isArray(given[name]) ? given[name] : [];
    const values = listOf(community, list).map(({ value }) => value);
    return [name, values.filter((value) => chosen.includes(value))] as const;
  });
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}

/**
 * Reads preferences as they are sent, also to validate their form. `least` is leastAge; at most `most` fields are named. With faults
 * there is no value.
 */
export function parsePreferences(
  community: Community,
  least: number,
  given: Given,
  most?: number,
): { preferences: Preferences | null; faults: Record<string, Message> } {
  const { success: isWhole, error } = preferencesSchema(community, least).safeParse(given);
  const own = isWhole ? {} : fieldFaults(error.issues, given, most);
  const faults = { ...faultsBetween(given), ...own };
  if (Object.keys(faults).length > 0) return { preferences: null, faults };
  const ends = RANGE_WISHES.flatMap((name) => [`from_${name}`, `to_${name}`]);
  const said = ends.filter((name) => (given[name] ?? null) !== null);
  const preferences = {
    ...Object.fromEntries(said.map((name) => [name, given[name]])),
    ...(given.any_caste === true && { any_caste: true }),
    ...listed(community, given),
    shown: given.shown === true,
    told: given.told === true,
  } as Preferences;
  return { preferences, faults };
}

/** What is open is missing. */
export const wishesReply = z.object({
  from_age: z.optional(z.number()),
  to_age: z.optional(z.number()),
  from_height: z.optional(z.number()),
  to_height: z.optional(z.number()),
  any_caste: z.optional(z.literal(true)),
  community: z.optional(z.array(z.string())),
  education: z.optional(z.array(z.string())),
  profession_group: z.optional(z.array(z.string())),
  state: z.optional(z.array(z.string())),
  birth_star: z.optional(z.array(z.string())),
});

const access = { permission: 'profiles.edit', or: 'owner' } as const;

export const readPreferences = endpoint({
  name: 'profiles.readPreferences',
  method: 'GET',
  path: '/api/profile/:userId/preferences',
  summary: 'What a family looks for',
  access,
  params: userParams,
  reply: z.extend(wishesReply, {
    shown: z.boolean(),
    told: z.boolean(),
    /** whose lists it is said with */
    domain: z.enum(DOMAINS),
    /** the least age that can be looked for */
    least_age: z.number(),
  }),
  errors: ['NOT_FOUND'],
});

export const savePreferences = endpoint({
  name: 'profiles.savePreferences',
  method: 'POST',
  path: '/api/profile/:userId/preferences',
  summary: 'Say what a family looks for, and what others learn of it',
  access,
  limit: { by: 'user', points: 60, forOthers: 300, seconds: 3600 },
  params: userParams,
  // the valid values depend on the site: the handler validates with parsePreferences
  body: z.record(z.string(), z.unknown()),
  documentedBody: () =>
    z.extend(wishesReply, {
      any_caste: z.optional(z.boolean()),
      shown: z.boolean(),
      told: z.boolean(),
    }),
  reply: success,
  errors: ['NOT_FOUND'],
});
