import * as z from 'zod/mini';
import { STATUSES } from '../access/status.ts';
import { DOMAINS } from '../communities/domain.ts';
import { plainDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageParams } from '../endpoint-parts.ts';
import { isCalendarDate } from '../profiles/age.ts';
import { PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { oneOf, requiredText } from '../text.ts';
import { reason, version } from './decision.ts';

/** `mid` takes MM123456, MF123456 or the digits alone. */
const mid = z.string().check(
  z.overwrite((value) => plainDigits(value).trim().toUpperCase()),
  z.regex(/^(M[MF])?\d{1,9}$/, 'invalid'),
);

const one = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.array(value).check(z.maxLength(20, 'invalid')));

const status = oneOf(STATUSES);

/** The filters of the office's profile list; each is a list of values. */
export const listProfilesBody = z.strictObject({
  domain: one(oneOf(DOMAINS)),
  date_of_birth: one(z.string().check(z.overwrite(plainDigits), z.refine(isCalendarDate, 'date'))),
  mid: one(mid),
  status: one(status),
  name: one(requiredText(80)),
  city: one(requiredText(60)),
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
    'Profiles by site, status, member id, date of birth, name and city, newest registration first',
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
        is_featured: z.boolean(),
        complete: z.boolean(),
        /** changes with the profile and its photos */
        version: z.string(),
        subscription_ends: z.nullable(z.string()),
      }),
    ),
    /** only if there are some */
    low_disks: z.optional(z.array(lowDisk)),
  }),
});

/** The new status, the reason of a refusal, and the status and version of the profile that was looked at. */
export const changeStatusBody = z.strictObject({
  profile_id: z.string({ error: 'required' }),
  status,
  reason,
  from: z.optional(status),
  version,
});

/**
 * Changes the status of a profile; only a complete profile can be approved. 409 CHANGED_MEANWHILE if the profile has another
 * status than `from`, or if it or its photos are no longer those of `version`; without these they may be any.
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
  errors: ['NOT_FOUND', 'STATUS_NOT_REACHABLE', 'APPROVAL_NEEDS_COMPLETE', 'CHANGED_MEANWHILE'],
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
