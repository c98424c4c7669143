import * as z from 'zod/mini';

/** What an administrator looked at, as its reply named it; a decision about something newer is 409 CHANGED_MEANWHILE. */
export const version = z.optional(z.string().check(z.maxLength(100, 'invalid')));
