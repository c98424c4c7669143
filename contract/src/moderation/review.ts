import * as z from 'zod/mini';
import { STATUSES } from '../access/status.ts';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../endpoint-parts.ts';
import { photo } from '../photos/photo.ts';
import { PROFILE_FOR } from '../profiles/filled-in-by.ts';
import { profileView } from '../profiles/view.ts';
import { oneOf } from '../text.ts';

/** Why a profile is likely to be of the same person. */
export const DOUBLE_REASONS = ['mobile', 'name', 'photo'] as const;
export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** Seconds for which a profile is kept for who looks at it; the page asks again in half of that. */
export const CLAIM_SECONDS = 120;

const status = z.literal(STATUSES as (typeof STATUSES)[number][]);

/** A profile that is likely to be of the same person. */
const double = z.object({
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  name: z.string(),
  domain: z.enum(DOMAINS),
  status,
  reasons: z.array(z.enum(DOUBLE_REASONS)),
  /** the photo that is alike, or the first one */
  photo: z.nullable(photo),
});
export type Double = z.infer<typeof double>;

/** One that the viewer may not see: nothing of the person. */
const hiddenDouble = z.object({
  domain: z.enum(DOMAINS),
  reasons: z.array(z.enum(DOUBLE_REASONS)),
});

/** A decision of the office about a profile. */
const decision = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  from: z.nullable(status),
  to: z.nullable(status),
  reason: z.nullable(z.string()),
});

/** What the profile was when it was decided about last: the same fields as of the view, without the photos. */
const earlier = z.object({
  at: z.string(),
  view: z.omit(profileView, {
    photos: true,
    version: true,
    photo_nudge: true,
    hasShortlisted: true,
    downloaded: true,
    attachments: true,
    held_texts: true,
    held_changes: true,
  }),
  /** photos and horoscope files that were there */
  photos: z.array(z.string()),
  files: z.array(z.string()),
});

/** A profile as it is reviewed. */
const reviewed = z.object({
  /** loaded ahead: without contact, whose look is recorded when it is shown */
  profile: profileView,
  /** the horoscope files, whose addresses are a part of the contact */
  files: z.array(z.string()),
  status,
  complete: z.boolean(),
  /** since when it waits; null: it does not */
  waiting_since: z.nullable(z.string()),
  profile_for: z.nullable(z.enum(PROFILE_FOR)),
  /** null: nobody has decided about it yet */
  earlier: z.nullable(earlier),
  /** newest first */
  decisions: z.array(decision),
  /** which profile it doubles, if it was refused so */
  double_of: z.nullable(z.object({ profile_id: z.string(), mid: z.nullable(z.string()) })),
  /** who else looks at it now */
  claimed_by: z.nullable(z.string()),
});
export type Reviewed = z.infer<typeof reviewed>;

/** One that waits, with what is only found out while it is loaded ahead. */
const waiting = z.extend(reviewed, {
  doubles: z.array(double),
  hidden_doubles: z.array(hiddenDouble),
  /** in which the member reads the reasons */
  language: z.enum(LANGUAGES),
  /** the ready reasons of the community, in the order of their keys: what the office calls each, and the text for the member */
  reasons: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
});
export type Waiting = z.infer<typeof waiting>;

const ids = z.array(z.uuid({ error: 'invalid' }));

/**
 * Hands out the next of the profiles that wait for a decision, the longest waiting first, each to one person at a time: it is kept for
 * the caller for two minutes, as are those of `holding`, which are kept again. Without contact.
 */
export const nextToReview = endpoint({
  name: 'review.next',
  method: 'POST',
  path: '/api/admin/review/next',
  summary: 'The next profiles to review, each handed to one person at a time',
  access: { permission: 'profiles.review' },
  body: z.strictObject({
    domain: z.optional(oneOf(DOMAINS)),
    /** those that the page has shown, which are not handed out again */
    except: ids.check(z.maxLength(500, 'invalid')),
    /** those that the page shows or has loaded ahead */
    holding: ids.check(z.maxLength(10, 'invalid')),
    take: z.int({ error: 'invalid' }).check(z.gte(0, 'invalid'), z.lte(3, 'invalid')),
  }),
  reply: z.object({
    /** how many wait, those in the hands of others included */
    waiting: z.number(),
    rows: z.array(waiting),
    /** who else reviews now */
    colleagues: z.array(z.string()),
  }),
});

/** A profile in review with its contact: each call is a look, which the history records. */
export const lookInReview = endpoint({
  name: 'review.look',
  method: 'GET',
  path: '/api/admin/review/:id',
  summary: 'A profile in review with its contact, recorded as a look',
  access: { permission: 'profiles.review' },
  params: idParams,
  reply: reviewed,
  errors: ['NOT_FOUND'],
});
