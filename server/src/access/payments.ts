import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { Viewer } from './viewer.ts';

const eb = expressionBuilder<Database, 'payments'>();

/** Whether the viewer sees a payment in the ledger: by a role in its community, also of an account that is gone. */
export function seesPayment(
  viewer: Viewer,
  { user_id, domain }: { user_id: string | null; domain: Domain },
): boolean {
  return user_id !== viewer.user_id && can(viewer, 'payments.record', domain);
}
export function paymentsSeenBy(viewer: Viewer): Expression<SqlBool> {
  return eb.and([
    eb('payments.domain', 'in', domainsOf(viewer, 'payments.record')),
    eb('payments.user_id', 'is distinct from', viewer.user_id),
  ]);
}

/** Whether the viewer reads the receipt of a payment: an own one, and what the ledger shows. */
export function readsReceipt(
  viewer: Viewer,
  payment: { user_id: string | null; domain: Domain },
): boolean {
  return payment.user_id === viewer.user_id || seesPayment(viewer, payment);
}
