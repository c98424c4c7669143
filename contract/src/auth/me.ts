import * as z from 'zod/mini';
import { ACCOUNT_KINDS, ROLE_NAMES } from '../access/role-places.ts';
import { STANDINGS } from '../access/standing.ts';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { STEPS } from '../profiles/field.ts';
import { FILLED_IN_BY, PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { wishesReply } from '../profiles/preferences.ts';

/** Reply of a login, a signup and a refresh. */
export const token = z.object({ token: z.string() });

/** A new token for the same session, with current claims. */
export const refreshToken = endpoint({
  name: 'auth.refreshToken',
  method: 'GET',
  path: '/api/refresh-token',
  summary: 'Renew the token of the session',
  access: 'session',
  reply: token,
});

/** Ends the session: its tokens become invalid. */
export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/logout',
  whileFull: true,
  summary: 'End the session',
  cookies: 'used',
  access: 'session',
  reply: success,
});

/** The signed-in account. */
export const me = endpoint({
  name: 'auth.me',
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in account',
  access: 'session',
  reply: z.object({
    user_id: z.string(),
    user_name: z.string(),
    mobile_no: z.string(),
    domain: z.enum(DOMAINS),
    /** as said at the signup: for whom it is, and what the account holder is to them; null: not asked then */
    profile_for: z.nullable(z.enum(PROFILE_FOR)),
    filled_in_by: z.nullable(z.enum(FILLED_IN_BY)),
    mid: z.nullable(z.string()),
    role: z.enum(ACCOUNT_KINDS),
    /** of the office, each in one community or in both (null); missing for members */
    roles: z.optional(
      z.array(z.object({ role: z.enum(ROLE_NAMES), domain: z.nullable(z.enum(DOMAINS)) })),
    ),
    status: z.number(),
    status_reason: z.nullable(z.string()),
    standing: z.enum(STANDINGS),
    /** missing while the profile is not paused */
    pause: z.optional(
      z.object({
        by: z.enum(['office', 'member']),
        /** of the office */
        reason: z.nullable(z.string()),
        /** ISO 8601 */
        since: z.string(),
      }),
    ),
    /** it was not shown because its member was away for months, and is again since a day at most */
    shown_again: z.optional(z.literal(true)),
    steps: z.record(z.enum(STEPS), z.boolean()),
    /** has a photo that was not refused, so that an approved member sees those of others */
    has_photo: z.boolean(),
    /** the member allowed the first photo on the home page */
    home_photo: z.boolean(),
    /** the state that the family lives in: the default states of a search depend on it */
    home_state: z.nullable(z.string()),
    /** what the family looks for; missing if nothing was said */
    preferences: z.optional(wishesReply),
    /** whether searches begin with the states that it prefers */
    prefers_states: z.optional(z.boolean()),
    /** whether searches begin with what the family looks for, if it looks for something */
    prefers_wishes: z.optional(z.boolean()),
    subscription_id: z.nullable(z.string()),
    /** the email address that mails go to, or null */
    email: z.nullable(z.string()),
    email_verified: z.boolean(),
    /** the terms have a newer version than the accepted one */
    terms_due: z.boolean(),
    /** whether the account has a second factor; of somebody without one who works in the office, whether it is needed */
    second_factor: z.optional(z.enum(['set', 'offered', 'required'])),
    /** in which letters are written */
    language: z.optional(z.enum(LANGUAGES)),
  }),
});
