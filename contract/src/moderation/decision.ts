import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Why something is refused, as its owner reads it; ignored in any other decision. */
export const reason = z.optional(z.nullable(text(300, { lines: true })));

/** What an administrator looked at, as its reply named it; a decision about something newer is 409 CHANGED_MEANWHILE. */
export const version = z.optional(z.string().check(z.maxLength(100, 'invalid')));
