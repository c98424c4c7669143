import * as z from 'zod/mini';

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
