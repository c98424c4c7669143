import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams } from '../endpoint-parts.ts';
import { CHANGE_SECTIONS, changedField } from '../profiles/held-change.ts';
import { oneOf } from '../text.ts';
import { reason } from './decision.ts';

/** What a member changed after the approval in one section, with whose it is. */
const waitingChange = z.object({
  profile_id: z.string(),
  section: z.enum(CHANGE_SECTIONS),
  fields: z.array(changedField),
  /** changes with what is proposed, and is sent with the decision */
  version: z.string(),
  mid: z.nullable(z.string()),
  /** as others see it */
  name: z.string(),
  domain: z.enum(DOMAINS),
  /** in which the member reads a reason */
  language: z.enum(LANGUAGES),
  /** ISO 8601 */
  held_at: z.string(),
});
export type WaitingChange = z.infer<typeof waitingChange>;

/** Changes of approved profiles in what identifies a person; longest waiting first. */
export const listWaitingChanges = endpoint({
  name: 'moderation.listWaitingChanges',
  method: 'GET',
  path: '/api/admin/change/waiting/:page',
  summary: 'Changes after approval that wait for a look, oldest first',
  access: { permission: 'profiles.review' },
  params: pageParams,
  reply: pageOf(waitingChange),
});

const CHANGE_DECISIONS = ['allow', 'refuse'] as const;
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number];

/** A decision about all changes of a section, with the version that was shown and the reason of a refusal. */
export const reviewChangeBody = z.strictObject({
  section: oneOf(CHANGE_SECTIONS),
  decision: oneOf(CHANGE_DECISIONS),
  reason,
  version: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
});

/**
 * Shows what a member changed to others, or refuses it with a reason for the member. 409 CHANGED_MEANWHILE if somebody
 * else has decided, or the member has changed it again or taken it back, since `version`.
 */
export const reviewChange = endpoint({
  name: 'moderation.reviewChange',
  method: 'POST',
  path: '/api/admin/profile/:id/change',
  summary: 'Allow or refuse a change after approval',
  access: { permission: 'profiles.review' },
  params: idParams,
  body: reviewChangeBody,
  reply: z.object({ decision: z.enum(CHANGE_DECISIONS) }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
