import * as z from 'zod/mini';
import { AWAY } from '../access/away.ts';
import { STATUSES } from '../access/status.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { oneOf, requiredText } from '../text.ts';

/** What was typed into the find box, as it was understood. */
export const FOUND_BY = ['mid', 'number', 'name'] as const;

/** At most so many profiles are found at once. */
export const MOST_FOUND = 10;

const found = z.object({
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  name: z.string(),
  domain: z.enum(DOMAINS),
  status: oneOf(STATUSES),
  status_label: z.string(),
  /** paused, or its account closed */
  away: z.optional(z.nullable(z.enum(AWAY))),
});
export type FoundProfile = z.infer<typeof found>;

/**
 * Profiles by a member id in any form, a telephone number in any form that stands in any field, or a name as it sounds, in
 * whatever script; the best first. A number that is found says whose it is: that is a look (decision 067).
 */
export const findProfiles = endpoint({
  name: 'moderation.find',
  method: 'POST',
  path: '/api/admin/profile/find',
  summary: 'Find profiles by member id, telephone number or name',
  access: { permission: 'profiles.list' },
  limit: { by: 'user', points: 300, seconds: 300 },
  body: z.strictObject({ text: requiredText(100) }),
  reply: z.object({ by: z.enum(FOUND_BY), rows: z.array(found) }),
});
