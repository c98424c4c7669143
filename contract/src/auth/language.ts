import * as z from 'zod/mini';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { oneOf } from '../text.ts';

/**
 * Sets the language of the account, in which letters are written; 400 INVALID for one that the member's site does not
 * offer. The office may choose any.
 */
export const chooseLanguage = endpoint({
  name: 'auth.chooseLanguage',
  method: 'POST',
  path: '/api/account/language',
  whileFull: true,
  summary: 'Choose the language of the account, in which its letters are written',
  access: 'session',
  limit: { by: 'user', points: 60, seconds: 3600 },
  body: z.strictObject({ language: oneOf(LANGUAGES) }),
  reply: success,
});
