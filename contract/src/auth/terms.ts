import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success } from '../reply.ts';

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
