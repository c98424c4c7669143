import * as z from 'zod/mini';
import { ROLES, type Role } from '../access/roles.ts';
import { STANDINGS } from '../access/standing.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { STEPS } from '../profiles/field.ts';

/** What a login, a signup and a refresh answer. */
export const token = z.object({ token: z.string() });

/** A new token for the same session, with the claims as they are now. */
export const refreshToken = endpoint({
  name: 'auth.refreshToken',
  method: 'GET',
  path: '/api/refresh-token',
  summary: 'Renew the token of the session',
  access: 'session',
  reply: token,
});

/** Ends the session: its tokens stop working. */
export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session',
  access: 'session',
  reply: success,
});

/** The account that is signed in. */
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
    mid: z.nullable(z.string()),
    role: z.enum(Object.keys(ROLES) as Role[]),
    status: z.number(),
    status_reason: z.nullable(z.string()),
    standing: z.enum(STANDINGS),
    steps: z.record(z.enum(STEPS), z.boolean()),
    /** has a photo that counts as his own, without which he sees those of nobody else */
    has_photo: z.boolean(),
    /** no photo counts yet, but one waits for an administrator */
    photo_waiting: z.boolean(),
    /** the member said that the first photo may appear on the home page */
    home_photo: z.boolean(),
    /** the state that the family lives in: a search starts from its neighbours */
    home_state: z.nullable(z.string()),
    subscription_id: z.nullable(z.string()),
    /** where mails go; null where none was given */
    email: z.nullable(z.string()),
    email_verified: z.boolean(),
    /** the terms have a newer version than the one that was accepted */
    terms_due: z.boolean(),
  }),
});
