import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { personName } from '../names.ts';
import { FILLED_IN_BY, PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { FILLERS } from '../profiles/fillers.ts';
import { mobileNumber, oneOf } from '../text.ts';
import { token } from './me.ts';
import { givenPassword, newPassword } from './passwords.ts';
import { factorWays } from './second-step.ts';

/** Whether this browser stays signed in (contract/src/auth/kept-sign-in.ts); otherwise the token alone decides. */
const keepSignedIn = z.optional(z.boolean());

/** Body of a signup; the password must differ from the mobile number. */
export const signupBody = z
  .strictObject({
    user_name: personName,
    mobile_no: mobileNumber,
    password: newPassword,
    domain: z.optional(z.enum(DOMAINS)),
    /** one that the site offers; English if it is missing */
    language: z.optional(oneOf(LANGUAGES)),
    /** for whom the account holder registers */
    profile_for: z.optional(oneOf(PROFILE_FOR)),
    /** what the account holder is to them */
    filled_in_by: z.optional(oneOf(FILLED_IN_BY)),
    keep_signed_in: keepSignedIn,
    /** consents to counting the signup with an external service, without personal data, if the site has one */
    conversion_consent: z.optional(z.boolean()),
  })
  .check(
    z.refine((body) => body.password !== body.mobile_no, {
      error: 'passwordIsMobile',
      path: ['password'],
    }),
    z.refine(
      ({ profile_for, filled_in_by }) =>
        !filled_in_by || (profile_for && FILLERS[profile_for].includes(filled_in_by)),
      { error: 'notInList', path: ['filled_in_by'] },
    ),
  );

/** Creates an account and signs in; 409 MOBILE_TAKEN if either site has the mobile number. */
export const signup = endpoint({
  name: 'auth.signup',
  method: 'POST',
  path: '/api/signup',
  summary:
    'Make an account and sign in; signing up is agreeing to the terms and the privacy notice',
  cookies: 'used',
  access: 'public',
  limit: { by: 'address', points: 20, seconds: 3600 },
  body: signupBody,
  reply: token,
  errors: ['MOBILE_TAKEN'],
});

export const loginBody = z.strictObject({
  mobile_no: mobileNumber,
  password: givenPassword,
  keep_signed_in: keepSignedIn,
});

/** The token; or what the second step needs, if the account has a second factor (auth/second-step.ts). */
const loginReply = z.object({
  token: z.optional(z.string()),
  second_factor: z.optional(z.extend(factorWays, { ticket: z.string() })),
});

/** Signs in; the reply is the same for an unknown mobile and a wrong password. */
export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/login',
  whileFull: true,
  summary: 'Sign in with mobile number and password',
  cookies: 'used',
  access: 'public',
  body: loginBody,
  reply: loginReply,
  errors: ['LOGIN_FAILED', 'ACCOUNT_CLOSED', 'TOO_MANY'],
});
