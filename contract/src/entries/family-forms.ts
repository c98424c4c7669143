// a separate file, because the forms of the page need no more

import * as z from 'zod/mini';
import { newPassword } from '../auth/passwords.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { plainDigits } from '../digits.ts';
import { mobileNumber, oneOf } from '../text.ts';

/** Eight digits of any script, with spaces as they are read out. */
const code = z.string({ error: 'required' }).check(
  z.maxLength(40, { error: 'eightDigits', abort: true }),
  z.overwrite((typed) => plainDigits(typed).replace(/\s/g, '')),
  z.regex(/^[0-9]{8}$/, 'eightDigits'),
);

export const byCode = { way: z.literal('code'), mobile_no: mobileNumber, code };

/** What is typed where there is no link. */
export const codeBody = z.strictObject(byCode);

export const chosen = {
  password: newPassword,
  language: z.optional(oneOf(LANGUAGES)),
  keep_signed_in: z.optional(z.boolean()),
};
/** What the family chooses when it confirms. */
export const chosenBody = z.strictObject(chosen);
