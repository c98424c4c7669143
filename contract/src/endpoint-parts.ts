import * as z from 'zod/mini';

/** Reply of calls that only report success. */
export const success = z.object({ Status: z.literal('Success') });
export const SUCCESS = { Status: 'Success' } as const;

/** Reply of a password or verification call: Success or Failure, with an optional reason. */
export const outcome = z.object({
  Status: z.enum(['Success', 'Failure']),
  Message: z.optional(z.string()),
});

/** Rows per page of any list (server rules, section 6). */
export const PAGE_SIZE = 20;

/** A page number in the URL, from 1. The maximum keeps the row offset within an integer. */
export const pageParams = z.object({
  page: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, 'Must be a whole number from 1')),
    z.transform(Number),
  ),
});

/** The reply of a list: the rows of a page, and the count of all. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ count: z.number(), rows: z.array(row) });
}

/** A malformed id gets the same reply as an unknown one, so the format is not checked here. */
export const userParams = z.object({ userId: z.string() });
export const profileParams = z.object({ profileId: z.string() });
export const idParams = z.object({ id: z.string() });

/** Photos and horoscope files together: what a member sends in an hour, and what the office enters for others. */
export const UPLOAD_LIMIT = {
  by: 'user',
  name: 'uploads',
  points: 30,
  forOthers: 300,
  seconds: 3600,
} as const;

/** The id sent with an upload; a second upload with the same id is not stored again. */
export const uploadBody = z.strictObject({ upload_id: z.optional(z.uuid({ error: 'invalid' })) });

/** What a viewer is told by a standing that does not allow to search (server rules, section 3). */
export const NOT_SEARCHING = [
  'PROFILE_INCOMPLETE',
  'PROFILE_PAUSED',
  'PROFILE_CLOSED',
  'PROFILE_REFUSED',
] as const;

/** The same for one that does not allow to open a profile. */
export const NOT_OPENING = [...NOT_SEARCHING, 'PROFILE_PENDING'] as const;
