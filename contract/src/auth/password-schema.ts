import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from './password-length.ts';

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
