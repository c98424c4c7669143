import * as z from 'zod/mini';
import { givenPassword, newPassword } from './auth/password-schema.ts';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { STEPS } from './profiles/field.ts';
import { success } from './reply.ts';
import { mobileNumber, requiredText } from './text.ts';

/** Where a member stands: what he may do follows from it (server rules, section 3). */
export const STANDINGS = ['incomplete', 'pending', 'approved', 'married', 'refused'] as const;
export type Standing = (typeof STANDINGS)[number];

export const ROLES = ['MEMBER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

const token = z.object({ token: z.string() });

/** Body of a signup; the password must not be the mobile number. */
export const signupBody = z
  .strictObject({
    user_name: requiredText(80),
    mobile_no: mobileNumber,
    password: newPassword,
    domain: z.optional(z.enum(DOMAINS)),
  })
  .check(
    z.refine((body) => body.password !== body.mobile_no, {
      error: 'passwordIsMobile',
      path: ['password'],
    }),
  );

/** Makes an account and signs in; 409 MOBILE_TAKEN over both sites. */
export const signup = endpoint({
  name: 'auth.signup',
  method: 'POST',
  path: '/api/signup',
  summary:
    'Make an account and sign in; signing up is agreeing to the terms and the privacy notice',
  access: 'public',
  limit: { by: 'address', points: 20, seconds: 3600 },
  body: signupBody,
  reply: token,
  errors: ['MOBILE_TAKEN', 'TOO_MANY'],
});

export const loginBody = z.strictObject({ mobile_no: mobileNumber, password: givenPassword });

/** Signs in; an unknown mobile and a wrong password answer alike. */
export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with mobile number and password',
  access: 'public',
  body: loginBody,
  reply: token,
  errors: ['LOGIN_FAILED', 'TOO_MANY'],
});

/** A new token for the same session, with the claims as they are now. */
export const refreshToken = endpoint({
  name: 'auth.refreshToken',
  method: 'GET',
  path: '/api/refresh-token',
  summary: 'A new token for the same session',
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
  summary: 'The account that is signed in',
  access: 'session',
  reply: z.object({
    user_id: z.string(),
    user_name: z.string(),
    mobile_no: z.string(),
    domain: z.enum(DOMAINS),
    mid: z.nullable(z.string()),
    role: z.enum(ROLES),
    status: z.number(),
    status_reason: z.nullable(z.string()),
    standing: z.enum(STANDINGS),
    steps: z.record(z.enum(STEPS), z.boolean()),
    has_photo: z.boolean(),
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
