import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { idParams, pageParams } from './params.ts';
import { isCalendarDate } from './profiles/age.ts';
import { requiredText, text } from './text.ts';

/** The status codes with their labels (specification, section 4). */
export const STATUS_LABELS = {
  0: 'Unverified',
  10: 'Verified',
  200: 'Approved',
  300: 'Married',
  301: 'Married-Other-Source',
  500: 'Rejected',
  501: 'Duplicate',
} as const;
export type Status = keyof typeof STATUS_LABELS;

const STATUSES = Object.keys(STATUS_LABELS).map(Number) as Status[];

/** Which status may follow which (server rules, section 4). */
export const REACHABLE: Readonly<Record<Status, readonly Status[]>> = {
  0: [10, 200, 500, 501],
  10: [0, 200, 500, 501],
  200: [10, 300, 301, 500, 501],
  300: [200, 301],
  301: [200, 300],
  500: [0, 10, 200],
  501: [0, 500],
};

/** `mid` takes MM123456, MF123456 or the digits alone. */
const mid = z.string().check(
  z.overwrite((value) => value.trim().toUpperCase()),
  z.regex(/^(M[MF])?\d{1,9}$/, 'invalid'),
);

const one = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.array(value).check(z.maxLength(20, 'invalid')));

const status = oneOf(STATUSES);

/** What profiles are looked for by; each a list. */
export const listProfilesBody = z.strictObject({
  domain: one(oneOf(DOMAINS)),
  date_of_birth: one(z.string().check(z.refine(isCalendarDate, 'date'))),
  mid: one(mid),
  status: one(status),
  name: one(requiredText(80)),
});

export const listProfiles = endpoint({
  name: 'moderation.listProfiles',
  method: 'POST',
  path: '/api/admin/profile/list/:page',
  summary: 'Profiles by site, status, member id, date of birth and name, newest registration first',
  access: 'admin',
  params: pageParams,
  body: listProfilesBody,
  reply: z.object({
    count: z.number(),
    rows: z.array(
      z.object({
        profile_id: z.string(),
        mid: z.nullable(z.string()),
        name: z.string(),
        surname: z.nullable(z.string()),
        gender: z.nullable(z.string()),
        dob: z.nullable(z.string()),
        city: z.nullable(z.string()),
        domain: z.enum(DOMAINS),
        status,
        status_label: z.string(),
        is_featured: z.boolean(),
        complete: z.boolean(),
        subscription_ends: z.nullable(z.string()),
      }),
    ),
  }),
});

/** The status to give, and the reason of a refusal. */
export const changeStatusBody = z.strictObject({
  profile_id: z.string({ error: 'required' }),
  status,
  reason: z.optional(z.nullable(text(300, { lines: true }))),
});

/** Moves a profile to another status; approving needs a complete profile. */
export const changeStatus = endpoint({
  name: 'moderation.changeStatus',
  method: 'POST',
  path: '/api/admin/profile/:id/status',
  summary: 'Change the status of a profile',
  access: 'admin',
  params: idParams,
  body: changeStatusBody,
  reply: z.object({ status, status_label: z.string() }),
  errors: ['NOT_FOUND', 'STATUS_NOT_REACHABLE', 'APPROVAL_NEEDS_COMPLETE'],
});

/** Shows a profile among the featured ones of the home page, or no longer; approved profiles only. */
export const changeFeatured = endpoint({
  name: 'moderation.changeFeatured',
  method: 'POST',
  path: '/api/admin/profile/:id/featured',
  summary: 'Feature an approved profile',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    profile_id: z.string({ error: 'required' }),
    status: z.boolean({ error: 'required' }),
  }),
  reply: z.object({ is_featured: z.boolean() }),
  errors: ['NOT_FOUND', 'NOT_APPROVED'],
});
