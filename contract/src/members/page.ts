import * as z from 'zod/mini';
import { STATUSES } from '../access/status.ts';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../endpoint-parts.ts';
import { STEPS } from '../profiles/field.ts';
import { FILLED_IN_BY, PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { PACKAGE_CODES } from '../subscriptions.ts';
import { oneOf } from '../text.ts';

/** Whether mails reach a member: no address, one that was never confirmed, or a confirmed one. */
export const EMAIL_STATES = ['none', 'unconfirmed', 'confirmed'] as const;

/** A member as everybody of the office of the community sees him, without contact. Times are ISO 8601. */
const member = z.object({
  id: z.string(),
  /** null before the first step was saved */
  mid: z.nullable(z.string()),
  name: z.string(),
  domain: z.enum(DOMAINS),
  status: oneOf(STATUSES),
  status_label: z.string(),
  /** of a refusal */
  status_reason: z.nullable(z.string()),
  pause: z.nullable(
    z.object({
      since: z.string(),
      by: z.enum(['office', 'member']),
      /** of the office */
      reason: z.nullable(z.string()),
    }),
  ),
  closure: z.nullable(
    z.object({
      since: z.string(),
      reason: z.nullable(z.string()),
      /** when the account is erased, at the earliest */
      erased_at: z.string(),
    }),
  ),
  /** since when the profile is not shown because its member was away for months; missing where that is not so */
  quiet: z.optional(z.string()),
  /** the steps that were not saved yet */
  missing: z.array(z.enum(STEPS)),
  registered_at: z.string(),
  approved_at: z.nullable(z.string()),
  last_seen: z.nullable(z.string()),
  /** of letters */
  language: z.enum(LANGUAGES),
  profile_for: z.nullable(z.enum(PROFILE_FOR)),
  filled_in_by: z.nullable(z.enum(FILLED_IN_BY)),
  email: z.enum(EMAIL_STATES),
  photos: z.number(),
  files: z.number(),
  subscription: z.nullable(
    z.object({
      package: z.enum(PACKAGE_CODES),
      ends_at: z.string(),
      total_download: z.number(),
      current_download: z.number(),
    }),
  ),
});
export type Member = z.infer<typeof member>;

/** A member of any standing, also before the first step; 404 for everybody of the office. */
export const readMember = endpoint({
  name: 'members.read',
  method: 'GET',
  path: '/api/admin/member/:id',
  summary: 'A member with standing, registration and package, without contact',
  access: { permission: 'profiles.list' },
  params: idParams,
  reply: member,
  errors: ['NOT_FOUND'],
});

/** How a member is reached: a look, which is recorded. */
export const readMemberContact = endpoint({
  name: 'members.readContact',
  method: 'POST',
  path: '/api/admin/member/:id/contact',
  summary: 'How a member is reached; the look is recorded',
  access: { permission: 'contacts.read' },
  params: idParams,
  reply: z.object({
    /** to log in with */
    mobile_no: z.string(),
    /** of the profile */
    mobiles: z.array(z.string()),
    email: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});
