import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { oneOf } from './text.ts';

/** How often a member is mailed what is new in the own saved searches. */
export const DIGEST_RHYTHMS = ['daily', 'weekly', 'never'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];
/** Of who gets mails. */
export type MailRhythm = Exclude<DigestRhythm, 'never'>;

/** At most so many people in a mail. */
export const DIGEST_FACES = 12;

const reply = z.object({ every: z.enum(DIGEST_RHYTHMS) });

export const readDigest = endpoint({
  name: 'digest.read',
  method: 'GET',
  path: '/api/digest',
  whileFull: true,
  summary: 'How often the member is mailed new profiles of the saved searches',
  access: 'session',
  reply,
});

/** Nobody gets the mail who has not chosen it. Only members do: 403 for the office. */
export const chooseDigest = endpoint({
  name: 'digest.choose',
  method: 'POST',
  path: '/api/digest',
  summary: 'Choose how often new profiles of the saved searches are mailed',
  access: 'session',
  limit: { by: 'user', points: 60, seconds: 3600 },
  body: z.strictObject({ every: oneOf(DIGEST_RHYTHMS) }),
  reply,
  errors: ['FORBIDDEN'],
});
