import { DAY_MS } from '@mala/contract/india-time.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { PaymentWay } from '@mala/contract/subscriptions.ts';
import type { Selectable, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode, Subscriptions } from '../../db/schema/subscriptions.ts';
import { queueMail } from '../mail/index.ts';
import {
  extendSubscription,
  insertSubscription,
  lockRunning,
  type SubscriptionMail,
} from '../subscriptions/index.ts';
import { settleClaims } from './claim-queries.ts';
import { recordPayment } from './record-payment.ts';

/** What is bought, what was paid for it, and who says so: null for the gateway. */
interface Purchase {
  member: NonNullable<Awaited<ReturnType<typeof lockProfile>>>;
  bought: { code: PackageCode; profiles: number; days: number };
  paid: { reference: string; amount: number; way: PaymentWay | null };
  by: Viewer | null;
  /** what the member told of it under another reference */
  claim?: string | undefined;
}

/**
 * Extends the running subscription of a member, who is locked, or begins a new one (server rules, section 5), and records
 * the payment. The member gets a receipt by mail; what they told of the payment is settled. Throws 409 REFERENCE_TAKEN.
 */
export async function givePackage(
  ctx: Context,
  trx: Transaction<Database>,
  { member, bought, paid, by, claim }: Purchase,
): Promise<{
  before: Selectable<Subscriptions> | undefined;
  subscription: Selectable<Subscriptions>;
  payment_id: string;
  receipt: string;
}> {
  const now = ctx.now();
  const { code, profiles, days } = bought;
  const { user_id, domain, mid } = member;
  const before = await lockRunning(trx, user_id, now);
  const span = days * DAY_MS;
  const subscription = before
    ? await extendSubscription(trx, before.id, {
        package: code,
        total_download: before.total_download + profiles,
        ends_at: new Date(before.ends_at.getTime() + span),
      })
    : await insertSubscription(trx, {
        id: uuid(),
        user_id,
        package: code,
        total_download: profiles,
        starts_at: now,
        ends_at: new Date(now.getTime() + span),
      });
  const { id: payment_id, receipt } = await recordPayment(
    trx,
    by,
    {
      ...{ package: code, profiles, days, ...paid },
      ...{ domain, user_id, mid, subscription_id: subscription.id },
      activated_by: by?.user_id ?? null,
    },
    now,
  );
  const told = { claim, key: referenceKey(paid.reference) };
  await settleClaims(trx, user_id, told, { payment_id, now });
  const letter = {
    kind: 'package-activated' as const,
    user_id,
    package: code,
    reference: paid.reference,
    amount: paid.amount,
    profiles,
    days,
    paid_at: now.toISOString(),
    left: subscription.total_download - subscription.current_download,
    ends_at: subscription.ends_at.toISOString(),
  };
  await queueMail<SubscriptionMail>(trx, ctx, letter, { network: null });
  return { before, subscription, payment_id, receipt };
}
