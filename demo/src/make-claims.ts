import { TOLD_WAYS } from '@mala/contract/payments/claims.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
import type { PaymentClaims } from '@mala/server/db/schema/subscriptions.ts';
import type { Insertable } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import { PACKAGES } from './make-subscriptions.ts';

/** How many wait in each community. */
const WAITING = 6;

/** Payments that approved members without a published sign-in told of; the last one was not found. */
export function makeClaims(
  members: readonly MadeUpPerson[],
  today: Date,
): Insertable<PaymentClaims>[] {
  const tellers = members.filter(({ status, guide }) => status === 200 && !guide);
  return tellers.slice(1, WAITING + 2).map(({ id, mobile }, place) => {
    const code = PACKAGE_CODES[place % PACKAGE_CODES.length] ?? 'silver';
    const told_at = daysBefore(today, WAITING - place);
    const reference = `4${mobile}${place}`;
    return {
      id: idOf(`claim ${id}`),
      user_id: id,
      package: code,
      amount: PACKAGES[code].price,
      profiles: PACKAGES[code].profiles,
      days: PACKAGES[code].days,
      way: TOLD_WAYS[place % TOLD_WAYS.length] ?? 'upi',
      reference,
      reference_key: referenceKey(reference),
      paid_on: told_at.toISOString().slice(0, 10),
      told_at,
      payment_id: null,
      ...(place < WAITING
        ? { state: 'waiting' as const, reason: null, decided_at: null }
        : {
            state: 'refused' as const,
            reason: 'No payment with this reference has reached our account.',
            decided_at: today,
          }),
    };
  });
}
