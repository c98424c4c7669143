import type { activateSubscription as activationCall } from '@mala/contract/subscriptions.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { output } from 'zod/mini';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import type { Subscriptions } from '../../db/schema/subscriptions.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import type { SubscriptionMail } from './letters.ts';
import {
  extendSubscription,
  findPackage,
  insertPayment,
  insertSubscription,
  lockRunning,
} from './queries.ts';

const DAY = 86_400_000;

/** Payment references are the same without regard to case and spaces. */
function normalReference(reference: string): string {
  return reference.replace(/\s+/g, '').toUpperCase();
}

/**
 * Activates a package for a member, whatever the status of the profile: extends the running subscription by
 * its profiles and days, or begins a new one (server rules, section 5). The member gets a receipt by mail.
 * Throws 404 NOT_FOUND and 409 REFERENCE_TAKEN.
 */
export async function activateSubscription(
  ctx: Context,
  viewer: Viewer,
  userId: string,
  activation: output<NonNullable<(typeof activationCall)['body']>>,
): Promise<Selectable<Subscriptions>> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    // two activations at once cannot both begin a subscription
    const member = await lockProfile(trx, userId);
    if (!member) throw new AppError('NOT_FOUND');
    const memberId = member.user_id;
    const bought = await findPackage(trx, activation.package);
    const running = await lockRunning(trx, memberId, now);
    const days = bought.days * DAY;
    const subscription = running
      ? await extendSubscription(trx, running.id, {
          package: bought.code,
          total_download: running.total_download + bought.profiles,
          ends_at: new Date(running.ends_at.getTime() + days),
        })
      : await insertSubscription(trx, {
          id: uuid(),
          user_id: memberId,
          package: bought.code,
          total_download: bought.profiles,
          starts_at: now,
          ends_at: new Date(now.getTime() + days),
        });
    const payment = {
      package: bought.code,
      reference: normalReference(activation.payment_reference),
      amount: activation.amount ?? bought.price,
    };
    const recorded = await insertPayment(trx, {
      id: uuid(),
      subscription_id: subscription.id,
      ...payment,
      activated_by: viewer.user_id,
      created_at: now,
    });
    if (!recorded) throw new AppError('REFERENCE_TAKEN');
    const detail = { ...payment, subscription_id: subscription.id };
    await recordAudit(trx, viewer, 'subscription', memberId, detail, now);
    const receipt = {
      kind: 'package-activated' as const,
      user_id: memberId,
      ...payment,
      profiles: bought.profiles,
      days: bought.days,
      paid_at: now.toISOString(),
      left: subscription.total_download - subscription.current_download,
      ends_at: subscription.ends_at.toISOString(),
    };
    await queueMail<SubscriptionMail>(trx, ctx, receipt, { network: null });
    return subscription;
  });
}
