import * as z from 'zod/mini';

/** Lengths of a new password in characters (server rules, section 7). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const newPassword = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(PASSWORD_LENGTH.min, `tooShort:${PASSWORD_LENGTH.min}`),
    z.maxLength(PASSWORD_LENGTH.max, `tooLong:${PASSWORD_LENGTH.max}`),
  );

/** What an old password may be is not checked again, so that a wrong one answers like any other. */
export const givenPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'tooLong:1000'));
