import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';

/** Records that the member accepts a version of the terms; one that is not the present one is 409. */
export const agreeToTerms = endpoint({
  name: 'auth.agreeToTerms',
  method: 'POST',
  path: '/api/terms/agree',
  summary: 'Accept the current terms and privacy notice',
  access: 'session',
  body: z.strictObject({
    version: z.string({ error: 'required' }).check(z.maxLength(40, 'invalid')),
  }),
  reply: success,
  errors: ['TERMS_CHANGED'],
});

/**
 * The version of the terms and the privacy notice, by its date (YYYY-MM-DD). A change of their meaning is a new
 * version: members are asked at their next visit.
 */
export const TERMS_VERSION = '2026-11-21';
