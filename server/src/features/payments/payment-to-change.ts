import type { Selectable, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import { seesPayment } from '../../access/payments.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Payments } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../errors.ts';
import { findOwner, lockPayment } from './queries.ts';

/**
 * A payment that the viewer may change, locked after its profile, as an activation locks them.
 * Throws 404 NOT_FOUND and 409 PAYMENT_REFUNDED.
 */
export async function lockPaymentToChange(
  trx: Transaction<Database>,
  viewer: Viewer,
  id: string,
): Promise<Selectable<Payments>> {
  const owner = isUuid(id) ? await findOwner(trx, id) : undefined;
  if (!owner || !seesPayment(viewer, owner)) throw new AppError('NOT_FOUND');
  if (owner.user_id) await lockProfile(trx, owner.user_id);
  const payment = await lockPayment(trx, id);
  if (payment.refunded_at) throw new AppError('PAYMENT_REFUNDED');
  return payment;
}
