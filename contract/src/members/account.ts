import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, success } from '../endpoint-parts.ts';
import { mobileNumber, oneOf, requiredText } from '../text.ts';

/** Why the office acts on an account, as the member reads it in a letter. */
const actReason = requiredText(300, { lines: true });

/** The open sessions of a member, by last use. Times are ISO 8601; no token and no address. */
export const listMemberSessions = endpoint({
  name: 'auth.listMemberSessions',
  method: 'GET',
  path: '/api/admin/member/:id/sessions',
  summary: 'Devices where a member is signed in',
  access: { permission: 'members.read' },
  params: idParams,
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        signed_in_at: z.string(),
        seen_at: z.string(),
        kept_until: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** `session`: one of the list; all of them without it. */
export const endSessionsBody = z.strictObject({
  session: z.optional(z.uuid({ error: 'invalid' })),
  reason: actReason,
});

/** Signs a member out; where nothing is open, nothing happens and nobody is told. */
export const endMemberSessions = endpoint({
  name: 'auth.endMemberSessions',
  method: 'POST',
  path: '/api/admin/member/:id/sessions/end',
  summary: 'Sign a member out on one device or on all',
  access: { permission: 'members.act' },
  params: idParams,
  body: endSessionsBody,
  reply: z.object({ ended: z.number() }),
  errors: ['NOT_FOUND'],
});

/** read: shown to the office, to be read out or sent; mail: to the address of the profile, and not shown. */
export const LINK_WAYS = ['read', 'mail'] as const;

export const linkMemberBody = z.strictObject({ way: oneOf(LINK_WAYS), reason: actReason });

/**
 * A link with which a member chooses a new password, once, within 60 minutes; earlier ones end. `link` is null if it was mailed.
 * 409 NO_ADDRESS if there is no address that it may be mailed to, CHANGED_MEANWHILE for a closed account.
 */
export const linkMemberPassword = endpoint({
  name: 'auth.linkMemberPassword',
  method: 'POST',
  path: '/api/admin/member/:id/password-link',
  summary: 'Make a link to a new password for a member',
  access: { permission: 'members.act' },
  fresh: true,
  params: idParams,
  body: linkMemberBody,
  reply: z.object({ link: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'NO_ADDRESS', 'CHANGED_MEANWHILE', 'TOO_MANY_MAILS'],
});

export const changeMobileBody = z.strictObject({ mobile_no: mobileNumber, reason: actReason });

/** Changes the number that a member logs in with, and signs him out everywhere. */
export const changeMemberMobile = endpoint({
  name: 'auth.changeMemberMobile',
  method: 'POST',
  path: '/api/admin/member/:id/mobile',
  summary: 'Change the mobile number that a member logs in with',
  access: { permission: 'members.act' },
  fresh: true,
  params: idParams,
  body: changeMobileBody,
  reply: success,
  errors: ['NOT_FOUND', 'MOBILE_TAKEN'],
});
