import * as z from 'zod/mini';
import { requiredText } from '../text.ts';
import { referenceKey } from './reference.ts';

/** What identifies a payment. Only letters and digits are compared, so it must have one. */
export const paymentReference = requiredText(80).check(
  z.refine((reference) => reference === '' || referenceKey(reference) !== '', 'invalid'),
);
