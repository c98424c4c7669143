import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageParams } from '../endpoint-parts.ts';
import { SECTIONS } from '../profiles/field.ts';

/** A field that others see as it is now, and as the office last saw it. */
const liveField = z.object({
  section: z.enum(SECTIONS),
  field: z.string(),
  /** both null of a contact: to see it is a look, which the profile's page records */
  before: z.unknown(),
  after: z.unknown(),
  is_contact: z.boolean(),
});
export type LiveField = z.infer<typeof liveField>;

/** What the owner of an approved profile changed since the office last looked, with whose it is. */
const liveChange = z.object({
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  name: z.string(),
  domain: z.enum(DOMAINS),
  fields: z.array(liveField),
  /** changes with each further change, and is sent with "seen" */
  version: z.string(),
  /** ISO 8601: the first change that was not seen, and the last one */
  since: z.string(),
  changed_at: z.string(),
});
export type LiveChange = z.infer<typeof liveChange>;

/** Changes of approved profiles that others see at once, longest unseen first. */
export const listLiveChanges = endpoint({
  name: 'moderation.listLiveChanges',
  method: 'GET',
  path: '/api/admin/change/live/:page',
  summary: 'Changes of approved profiles that did not wait, until the office has seen them',
  access: { permission: 'profiles.review' },
  params: pageParams,
  reply: pageOf(liveChange),
});

/** Profiles of one call. */
export const MOST_SEEN = 100;

export const seeLiveChangesBody = z.strictObject({
  profiles: z
    .array(
      z.strictObject({
        profile_id: z.uuid({ error: 'invalid' }),
        version: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(MOST_SEEN, 'invalid')),
});

/**
 * What becomes of each: seen; seen by somebody else before (`by`, `at`); changed since it was shown, so that it stays; or
 * there is nothing of it, or no longer.
 */
const SEEN_OUTCOMES = ['seen', 'seen-before', 'changed', 'gone'] as const;

const seenOutcome = z.object({
  profile_id: z.string(),
  outcome: z.enum(SEEN_OUTCOMES),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type SeenOutcome = z.infer<typeof seenOutcome>;

/** Takes the changes of profiles off the list, as they were shown. */
export const seeLiveChanges = endpoint({
  name: 'moderation.seeLiveChanges',
  method: 'POST',
  path: '/api/admin/change/live',
  summary: 'Say that changes which did not wait were seen',
  access: { permission: 'profiles.review' },
  limit: { by: 'user', points: 2000, seconds: 3600 },
  body: seeLiveChangesBody,
  reply: z.object({ profiles: z.array(seenOutcome) }),
});
