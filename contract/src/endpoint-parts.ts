import * as z from 'zod/mini';

/** The reply of calls that only say that they worked. */
export const success = z.object({ Status: z.literal('Success') });
export const SUCCESS = { Status: 'Success' } as const;

/** A password or verification call says Success or Failure, and may say why. */
export const outcome = z.object({
  Status: z.enum(['Success', 'Failure']),
  Message: z.optional(z.string()),
});

/** Rows on one page of any list (server rules, section 6). */
export const PAGE_SIZE = 20;

/** A page number from the address: a whole number from 1. The bound keeps the row offset within an integer. */
export const pageParams = z.object({
  page: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, 'Must be a whole number from 1')),
    z.transform(Number),
  ),
});

/** A malformed id answers like an unknown one, so these are not checked for their form here. */
export const userParams = z.object({ userId: z.string() });
export const profileParams = z.object({ profileId: z.string() });
export const idParams = z.object({ id: z.string() });

/** What comes with a file: what arrives a second time under the same id is not kept again. */
export const uploadBody = z.strictObject({ upload_id: z.optional(z.uuid({ error: 'invalid' })) });
