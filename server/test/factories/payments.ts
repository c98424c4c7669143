import { randomInt } from 'node:crypto';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { giveSubscription, type Person } from '../factories.ts';

/** Stores a payment for a subscription of silver, in a financial year of its own; returns its id. */
export async function givePayment(ctx: Context, member: Person, by: Person): Promise<string> {
  const id = uuid();
  const reference = `GIVEN ${id}`;
  await ctx.db
    .insertInto('payments')
    .values({
      id,
      domain: member.domain,
      user_id: member.user_id,
      mid: member.mid,
      subscription_id: await giveSubscription(ctx, member),
      package: 'silver',
      profiles: 30,
      days: 90,
      way: 'upi',
      reference,
      reference_key: referenceKey(reference),
      amount: 599,
      activated_by: by.user_id,
      created_at: ctx.now(),
      receipt_year: 2001,
      // of whichever test, and of its retries
      receipt_number: randomInt(1, 2 ** 31),
    })
    .execute();
  return id;
}

let told = 0;

/** Has a member told of a payment for gold by a reference of its own, which waits; returns its id. */
export async function giveClaim(ctx: Context, { user_id }: Person): Promise<string> {
  const id = uuid();
  told += 1;
  const reference = `TOLD ${process.pid} ${told}`;
  await ctx.db
    .insertInto('payment_claims')
    .values({
      id,
      user_id,
      package: 'gold',
      amount: 1500,
      profiles: 80,
      days: 180,
      way: 'upi',
      reference,
      reference_key: referenceKey(reference),
      paid_on: '2026-11-20',
      told_at: ctx.now(),
      payment_id: null,
      reason: null,
      decided_at: null,
    })
    .execute();
  return id;
}
