import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { idParams, pageOf, pageParams, success } from './endpoint-parts.ts';
import { oneOf } from './text.ts';

/** Days without a visit after which a member is asked, and after which he is not shown any more. */
export const ASKED_DAYS = 60;
export const HIDDEN_DAYS = 90;
/** Days that he has at least to answer, however long he was away. */
export const ANSWER_DAYS = 30;
/** Days until the office calls again whom it has not reached. */
export const CALL_AGAIN_DAYS = 3;

export const LOOKING_ANSWERS = ['looking', 'found'] as const;

/**
 * Answers by the link of a letter or a notification, without a sign-in; again as often as one likes, while the asking stands. `shown`:
 * the profile is shown to others; `paused`: it is not, and the office calls; `over`: there is nothing to answer any more, or the office keeps
 * the profile paused. 404 for a wrong link.
 */
export const answerLooking = endpoint({
  name: 'stillLooking.answer',
  method: 'POST',
  path: '/api/still-looking',
  whileFull: true,
  summary: 'Say by a link whether one is still looking',
  access: 'public',
  limit: { by: 'address', points: 120, seconds: 3600 },
  body: z.strictObject({
    user_id: z.uuid({ error: 'invalid' }),
    asking_id: z.uuid({ error: 'invalid' }),
    secret: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
    answer: oneOf(LOOKING_ANSWERS),
  }),
  reply: z.object({ outcome: z.enum(['shown', 'paused', 'over']) }),
  errors: ['NOT_FOUND'],
});

/** Why the office calls a member: was never here himself, could not be told, or has found someone. */
export const CALL_WHYS = ['never', 'unreached', 'found'] as const;
export type CallWhy = (typeof CALL_WHYS)[number];

/** The members to be called, oldest first; without a number, which `members.readContact` shows. */
export const listCalls = endpoint({
  name: 'stillLooking.listCalls',
  method: 'GET',
  path: '/api/admin/calls/:page',
  summary: 'The members whom the office should call',
  access: { permission: 'members.call' },
  params: pageParams,
  reply: pageOf(
    z.object({
      id: z.string(),
      domain: z.enum(DOMAINS),
      mid: z.nullable(z.string()),
      user_name: z.string(),
      why: z.enum(CALL_WHYS),
      since: z.string(),
      /** YYYY-MM-DD */
      heard_on: z.string(),
      calls: z.number(),
      called_at: z.nullable(z.string()),
    }),
  ),
});

export const CALL_OUTCOMES = ['looking', 'not-reached', 'found'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/**
 * What came of a call. Whoever has found someone is not shown any more, and stays on the list until the account is closed or the status
 * says it. 409 CHANGED_MEANWHILE for who is not on the list any more; whom a call has
 * just not reached may still be reached by another.
 */
export const recordCall = endpoint({
  name: 'stillLooking.recordCall',
  method: 'POST',
  path: '/api/admin/call/:id',
  summary: 'Record what came of a call',
  access: { permission: 'members.call' },
  params: idParams,
  body: z.strictObject({ outcome: oneOf(CALL_OUTCOMES) }),
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
