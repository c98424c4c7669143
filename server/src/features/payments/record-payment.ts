import { financialYear, receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { seesPayment } from '../../access/payments.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Payments } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../errors.ts';
import {
  findByReference,
  insertPayment,
  lockReference,
  nextReceiptNumber,
  setReferenceKey,
} from './queries.ts';

type FirstPayment = Awaited<ReturnType<typeof findByReference>>;

type Recorded = Omit<
  Insertable<Payments>,
  'id' | 'reference_key' | 'receipt_year' | 'receipt_number' | 'created_at'
>;

/** 409 REFERENCE_TAKEN, with the page of the first payment for who may see it. */
function referenceTaken(viewer: Viewer | null, first: FirstPayment): AppError {
  const link =
    first && viewer && seesPayment(viewer, first) && `/admin/payments?payment=${first.id}`;
  return new AppError('REFERENCE_TAKEN', { link: link || undefined });
}

/** Throws 409 REFERENCE_TAKEN if a reference was recorded before, in any form of it. */
export async function requireNewReference(
  db: Kysely<Database>,
  viewer: Viewer,
  reference: string,
): Promise<void> {
  const first = await findByReference(db, referenceKey(reference));
  if (first) throw referenceTaken(viewer, first);
}

/**
 * Writes a payment into the ledger with the next receipt number, late in a transaction: others wait for the number until its end.
 * Throws 409 REFERENCE_TAKEN.
 */
export async function recordPayment(
  trx: Transaction<Database>,
  viewer: Viewer | null,
  payment: Recorded,
  now: Date,
): Promise<{ id: string; receipt: string }> {
  const { domain } = payment;
  const reference_key = referenceKey(payment.reference);
  await lockReference(trx, reference_key);
  const id = uuid();
  const receipt_year = financialYear(now);
  const receipt_number = await nextReceiptNumber(trx, domain, receipt_year);
  const recorded = await insertPayment(trx, {
    ...payment,
    id,
    reference_key,
    receipt_year,
    receipt_number,
    created_at: now,
  });
  // somebody else was first, meanwhile
  if (!recorded) throw referenceTaken(viewer, await findByReference(trx, reference_key));
  return { id, receipt: receiptNumber(domain, receipt_year, receipt_number) };
}

/** Gives a recorded payment another reference. Throws 409 REFERENCE_TAKEN. */
export async function changeReference(
  trx: Transaction<Database>,
  viewer: Viewer,
  id: string,
  reference: string,
): Promise<void> {
  const reference_key = referenceKey(reference);
  await lockReference(trx, reference_key);
  if (!(await setReferenceKey(trx, id, reference_key)))
    throw referenceTaken(viewer, await findByReference(trx, reference_key));
}
