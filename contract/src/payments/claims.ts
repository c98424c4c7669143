import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { plainDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams, success, UPLOAD_LIMIT } from '../endpoint-parts.ts';
import { PHOTO_LIMITS } from '../photos/photo.ts';
import { isCalendarDate } from '../profiles/age.ts';
import { PACKAGE_CODES } from '../subscriptions.ts';
import { oneOf, requiredText } from '../text.ts';
import { paymentReference } from './reference-field.ts';

/** How somebody pays without coming to the office. */
export const TOLD_WAYS = ['upi', 'bank', 'card'] as const;

/** What became of a payment that was told: the office looks for it, has activated the package, or has not found it. */
export const CLAIM_STATES = ['waiting', 'activated', 'refused'] as const;

/** What a member tells of a payment. */
const told = {
  id: z.string(),
  package: z.enum(PACKAGE_CODES),
  /** the price of the package at that time, whole rupees */
  amount: z.number(),
  way: z.enum(TOLD_WAYS),
  reference: z.string(),
  /** YYYY-MM-DD */
  paid_on: z.string(),
  told_at: z.string(),
  /** signed addresses of the picture: to look at, and a small one */
  screenshot: z.nullable(z.object({ large: z.string(), short: z.string() })),
};

const ownClaims = z.object({
  rows: z.array(
    z.object({
      ...told,
      state: z.enum(CLAIM_STATES),
      /** why it was not found, as the office wrote it */
      reason: z.nullable(z.string()),
      /** the payment that was recorded for it */
      payment_id: z.nullable(z.string()),
    }),
  ),
});

export const listOwnClaims = endpoint({
  name: 'payments.listOwnClaims',
  method: 'GET',
  path: '/api/payment/claim',
  summary: 'The payments that the member has told of, newest first, with what became of them',
  access: { permission: 'profile.own' },
  reply: ownClaims,
});

export const tellPaymentBody = z.strictObject({
  package: oneOf(PACKAGE_CODES),
  way: oneOf(TOLD_WAYS),
  reference: paymentReference,
  /** a day in India, not a coming one */
  paid_on: z.string({ error: 'required' }).check(
    z.overwrite(plainDigits),
    z.refine((day) => day !== '', 'required'),
    z.refine((day) => day === '' || isCalendarDate(day), 'date'),
  ),
});

/**
 * Tells the office of a payment. 409 REFERENCE_TAKEN if it was recorded before, in any form of the reference, for whomever; 409
 * CLAIM_WAITING while another one of the package waits. The same one sent again changes nothing.
 */
export const tellPayment = endpoint({
  name: 'payments.tell',
  method: 'POST',
  path: '/api/payment/claim',
  summary: 'Tell the office of a payment',
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 20, seconds: 86_400 },
  body: tellPaymentBody,
  reply: ownClaims,
  errors: ['REFERENCE_TAKEN', 'CLAIM_WAITING'],
});

/** Adds a picture to a payment that waits; a further one takes its place. */
export const addScreenshot = endpoint({
  name: 'payments.addScreenshot',
  method: 'POST',
  path: '/api/payment/claim/:id/screenshot',
  summary: 'Add a screenshot to a payment that waits',
  access: { permission: 'profile.own' },
  limit: UPLOAD_LIMIT,
  params: idParams,
  upload: { field: 'screenshot', many: false, maxBytes: PHOTO_LIMITS.bytes },
  reply: ownClaims,
  errors: [
    'NOT_FOUND',
    'NOT_A_PICTURE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'FILE_TOO_COMPLEX',
    'STORAGE_FULL',
  ],
});

/** Takes back what was told, as long as it waits. */
export const withdrawClaim = endpoint({
  name: 'payments.withdrawClaim',
  method: 'DELETE',
  path: '/api/payment/claim/:id',
  summary: 'Withdraw a payment that was told and waits',
  access: { permission: 'profile.own' },
  params: idParams,
  reply: ownClaims,
  errors: ['NOT_FOUND'],
});

/** Of one community, for whoever works in several. */
export const listClaimsQuery = z.object({
  domain: z.optional(z.enum(DOMAINS, { error: 'invalid' })),
});

/** Those that wait in the communities of the viewer, the oldest first. */
export const listClaims = endpoint({
  name: 'payments.listClaims',
  method: 'GET',
  path: '/api/admin/payment/claim/list/:page',
  summary: 'The payments that members have told of and that wait for the office',
  access: { permission: 'payments.record' },
  params: pageParams,
  query: listClaimsQuery,
  reply: pageOf(
    z.object({
      ...told,
      /** what the package gave then */
      profiles: z.number(),
      days: z.number(),
      domain: z.enum(DOMAINS),
      profile_id: z.string(),
      name: z.nullable(z.string()),
      mid: z.nullable(z.string()),
      /** in which the member reads letters, for the reason of a refusal */
      language: z.enum(LANGUAGES),
      /** the last day of the running subscription */
      runs_until: z.nullable(z.string()),
    }),
  ),
});

export const refuseClaimBody = z.strictObject({ reason: requiredText(300, { lines: true }) });

/** Says that a payment was not found; the member reads why, in a mail too. 409 CHANGED_MEANWHILE once it was decided. */
export const refuseClaim = endpoint({
  name: 'payments.refuseClaim',
  method: 'POST',
  path: '/api/admin/payment/claim/:id/refuse',
  summary: 'Say that a payment was not found',
  access: { permission: 'payments.record' },
  params: idParams,
  body: refuseClaimBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
