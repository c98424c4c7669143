import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams } from '../endpoint-parts.ts';
import { heldText } from '../profiles/held-text.ts';
import { oneOf } from '../text.ts';
import { reason } from './decision.ts';

/** A text that waits for the office, with its profile. */
const waitingText = z.extend(heldText, {
  text: z.string(),
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  /** of the profile; that of the signup while the name itself waits */
  name: z.string(),
  domain: z.enum(DOMAINS),
  /** ISO 8601 */
  held_at: z.string(),
});
export type WaitingText = z.infer<typeof waitingText>;

/** Texts with what looks like a contact, whose owners say that it is none; longest waiting first. */
export const listWaitingTexts = endpoint({
  name: 'moderation.listWaitingTexts',
  method: 'GET',
  path: '/api/admin/text/waiting/:page',
  summary:
    'Texts that wait for review because something in them looks like a contact, oldest first',
  access: { permission: 'profiles.review' },
  params: pageParams,
  reply: pageOf(waitingText),
});

const TEXT_DECISIONS = ['allow', 'refuse'] as const;
export type TextDecision = (typeof TEXT_DECISIONS)[number];

/** A decision about a text, with the version that was shown and the reason of a refusal. */
const reviewTextBody = z.strictObject({
  decision: oneOf(TEXT_DECISIONS),
  reason,
  version: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
});

/**
 * Shows a held text to others, or refuses it with a reason for its owner. Repeating a refusal changes nothing; an allowed
 * text is no longer held: 404. A text that is no longer that of `version` is 409 CHANGED_MEANWHILE.
 */
export const reviewText = endpoint({
  name: 'moderation.reviewText',
  method: 'POST',
  path: '/api/admin/text/:id/decision',
  summary: 'Allow or refuse a text that waits for review',
  access: { permission: 'profiles.review' },
  params: idParams,
  body: reviewTextBody,
  reply: z.object({ decision: z.enum(TEXT_DECISIONS) }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
