import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';

/** Records that the member accepts a version of the terms; 409 unless it is the current one. */
export const agreeToTerms = endpoint({
  name: 'auth.agreeToTerms',
  method: 'POST',
  path: '/api/terms/agree',
  whileFull: true,
  summary: 'Accept the current terms and privacy notice',
  access: 'session',
  body: z.strictObject({
    version: z.string({ error: 'required' }).check(z.maxLength(40, 'invalid')),
  }),
  reply: success,
  errors: ['TERMS_CHANGED'],
});

/**
 * Version of the terms and the privacy notice: their date (YYYY-MM-DD). A change of their meaning needs a new version,
 * which members are asked to accept at their next visit.
 */
export const TERMS_VERSION = '2026-11-22';
