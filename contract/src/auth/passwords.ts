import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { plainDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { outcome } from '../endpoint-parts.ts';
import { isCalendarDate } from '../profiles/age.ts';
import { mobileNumber } from '../text.ts';
import { linkParts } from './mailed-links.ts';
import { PASSWORD_LENGTH } from './password-length.ts';

export const newPassword = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(PASSWORD_LENGTH.min, `tooShort:${PASSWORD_LENGTH.min}`),
    z.maxLength(PASSWORD_LENGTH.max, `tooLong:${PASSWORD_LENGTH.max}`),
  );

/** The format of the old password is not checked, so that any wrong one gets the same reply. */
export const givenPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'tooLong:1000'));

export const changePasswordBody = z.strictObject({
  old_password: givenPassword,
  password: newPassword,
});

/** Changes the password and ends every other session; Status "Failure" if the old password is wrong. */
export const changePassword = endpoint({
  name: 'auth.changePassword',
  method: 'POST',
  path: '/api/password/change',
  whileFull: true,
  summary: 'Change the password; ends every other session',
  cookies: 'used',
  access: 'session',
  limit: { by: 'user', points: 10, seconds: 900 },
  body: changePasswordBody,
  reply: outcome,
});

/** Code of a reset for an account without an email address. */
export const NO_EMAIL = 'NO_EMAIL';

export const resetPasswordBody = z.strictObject({
  mobile_no: mobileNumber,
  date_of_birth: z
    .string({ error: 'required' })
    .check(
      z.minLength(1, { error: 'required', abort: true }),
      z.overwrite(plainDigits),
      z.refine(isCalendarDate, 'date'),
    ),
  domain: z.enum(DOMAINS),
});

/**
 * Mails a link to the account's email address if mobile, date of birth and site match. Otherwise Status "Failure", also
 * for an unknown mobile. Status "Success" with Code NO_EMAIL if the account has no email address.
 */
export const resetPassword = endpoint({
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  whileFull: true,
  summary: 'Mail a link to choose a new password',
  cookies: 'used',
  access: 'public',
  limit: { by: 'address', points: 20, seconds: 3600 },
  body: resetPasswordBody,
  reply: z.extend(outcome, { Code: z.optional(z.literal(NO_EMAIL)) }),
  errors: ['TOO_MANY_MAILS'],
});

export const chooseNewPasswordBody = z.strictObject({ ...linkParts, password: newPassword });

/**
 * Sets the password through a mailed link, once, within 60 minutes, and ends every session. Any other link returns
 * "Failure".
 */
export const chooseNewPassword = endpoint({
  name: 'auth.chooseNewPassword',
  method: 'POST',
  path: '/api/password/new',
  whileFull: true,
  summary: 'Set a new password by the mailed link',
  cookies: 'used',
  access: 'public',
  limit: { by: 'address', points: 30, seconds: 3600 },
  body: chooseNewPasswordBody,
  reply: outcome,
});
