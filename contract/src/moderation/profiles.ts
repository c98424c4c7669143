import * as z from 'zod/mini';
import { AWAY } from '../access/away.ts';
import { STATUSES } from '../access/status.ts';
import { calendarDate } from '../calendar-date.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageParams } from '../endpoint-parts.ts';
import { midTyped } from '../member-ids.ts';
import { numberTyped } from '../phone-numbers.ts';
import { PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { oneOf, requiredText } from '../text.ts';
import { reason, version } from './decision.ts';

/** `mid` takes MM123456, MF123456 or the digits alone, however they are typed. */
const mid = z.string().check(
  z.overwrite((value) => midTyped(value) ?? value),
  z.regex(/^(M[MF])?\d{1,9}$/, 'invalid'),
);

const one = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.array(value).check(z.maxLength(20, 'invalid')));

const status = oneOf(STATUSES);

const phone = z.string().check(
  z.overwrite((value) => numberTyped(value) ?? value),
  z.regex(/^\d{10}$/, 'mobile'),
);

/** A subscription that runs, one that ends within ENDING_DAYS, or none. */
export const SUBSCRIPTION_FILTERS = ['running', 'ending', 'none'] as const;
export const ENDING_DAYS = 14;

/** Last seen within seven or thirty days, or not for thirty. */
export const SEEN_FILTERS = ['week', 'month', 'longer'] as const;
export const SEEN_DAYS = { week: 7, month: 30, longer: 30 } as const;

/** Paused, closed, or closed and soon erased: whoever has no mail address hears of that from the office only. */
export const AWAY_FILTERS = ['paused', 'closed', 'quiet', 'ending'] as const;

export const WAITING_FILTERS = [0, 1, 3, 7, 30] as const;

/** The newest registration first, the longest wait, who was seen last, or by name. */
export const LIST_SORTS = ['newest', 'waiting', 'seen', 'name'] as const;

/** The filters of the office's profile list; each is a list of values. */
export const listProfilesBody = z.strictObject({
  domain: one(oneOf(DOMAINS)),
  date_of_birth: one(calendarDate),
  mid: one(mid),
  status: one(status),
  name: one(requiredText(80)),
  city: one(requiredText(60)),
  /** a telephone number in any form, which stands in any field */
  phone: one(phone),
  subscription: one(oneOf(SUBSCRIPTION_FILTERS)),
  seen: one(oneOf(SEEN_FILTERS)),
  /** waits for the decision for at least so many days */
  waiting: one(oneOf(WAITING_FILTERS)),
  away: one(oneOf(AWAY_FILTERS)),
  sort: z.optional(oneOf(LIST_SORTS)),
});

/** A disk of one of the site's machines that has little room left, or none. */
const lowDisk = z.object({
  machine: z.string(),
  folder: z.string(),
  free_bytes: z.number(),
  total_bytes: z.number(),
  level: z.enum(['low', 'full']),
});

export const listProfiles = endpoint({
  name: 'moderation.listProfiles',
  method: 'POST',
  path: '/api/admin/profile/list/:page',
  summary:
    'Profiles by site, status, pause or closing, member id, date of birth, name, city, telephone, subscription, last seen and wait, newest registration first unless sorted otherwise',
  access: { permission: 'profiles.list' },
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
        /** for whom the account holder signed up; null: not asked then */
        profile_for: z.nullable(z.enum(PROFILE_FOR)),
        status,
        status_label: z.string(),
        /** paused, or its account closed */
        away: z.optional(z.nullable(z.enum(AWAY))),
        is_featured: z.boolean(),
        complete: z.boolean(),
        /** changes with the profile and its photos */
        version: z.string(),
        subscription_ends: z.nullable(z.string()),
        /** ISO 8601; since when it waits for the decision */
        waiting_since: z.optional(z.nullable(z.string())),
        /** ISO 8601; the last call of its owner, as sessions note it */
        last_seen: z.optional(z.nullable(z.string())),
      }),
    ),
    /** only if there are some, and only for who runs the site */
    low_disks: z.optional(z.array(lowDisk)),
  }),
});

/**
 * The new status, the reason of a refusal, and the status and version of the profile that was looked at. `once`: from the
 * review, where nobody decides what somebody else has decided since, even in the same way. `double_of`: the profile that a
 * duplicate doubles.
 */
export const changeStatusBody = z.strictObject({
  profile_id: z.string({ error: 'required' }),
  status,
  reason,
  from: z.optional(status),
  version,
  once: z.optional(z.literal(true, { error: 'invalid' })),
  double_of: z.optional(z.nullable(z.uuid({ error: 'invalid' }))),
});

/**
 * Changes the status of a profile; only a complete profile can be approved. 409 CHANGED_MEANWHILE if the profile has another
 * status than `from`, or if it or its photos are no longer those of `version`; without these they may be any. With `once`,
 * 409 DECIDED_ALREADY if somebody else has decided since `from`, with `Decided`: who, when and what.
 */
export const changeStatus = endpoint({
  name: 'moderation.changeStatus',
  method: 'POST',
  path: '/api/admin/profile/:id/status',
  summary: 'Change the status of a profile',
  access: { permission: 'profiles.review' },
  params: idParams,
  body: changeStatusBody,
  reply: z.object({ status, status_label: z.string() }),
  errors: [
    'NOT_FOUND',
    'STATUS_NOT_REACHABLE',
    'APPROVAL_NEEDS_COMPLETE',
    'CHANGED_MEANWHILE',
    'DECIDED_ALREADY',
  ],
});

/** Features a profile on the home page, or stops that; approved profiles only. */
export const changeFeatured = endpoint({
  name: 'moderation.changeFeatured',
  method: 'POST',
  path: '/api/admin/profile/:id/featured',
  summary: 'Feature an approved profile',
  access: { permission: 'profiles.feature' },
  params: idParams,
  body: z.strictObject({
    profile_id: z.string({ error: 'required' }),
    status: z.boolean({ error: 'required' }),
  }),
  reply: z.object({ is_featured: z.boolean() }),
  errors: ['NOT_FOUND', 'NOT_APPROVED'],
});
