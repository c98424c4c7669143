import { domainsOf } from '@mala/contract/access/role-places.ts';
import { dayInIndia, inIndia } from '@mala/contract/india-time.ts';
import type { eraseMemberBody, RECEIPT_WAYS } from '@mala/contract/members/erasure.ts';
import type { Transaction } from 'kysely';
import type { output } from 'zod/mini';
import type { SeenMember } from '../../access/find-member.ts';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { type Actor, recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { deleteAccount, lockUser } from '../auth/index.ts';
import { countParts, findReceipt, insertReceipt, isNamedByPayments } from './erasure-queries.ts';
import { erasureNumber, presentCounts } from './present-erasure.ts';

/**
 * Erases an account with everything that belongs to it, and keeps a receipt; returns its id, which is that of the account. What
 * was personal in the history goes with the account, by a trigger; the line about the erasure comes after it. Files without rows go
 * in the night. Of an account that is erased it returns the same. Throws 400 INVALID for a coming day, 404 NOT_FOUND and 409 WORKED_IN_OFFICE.
 */
export async function eraseMember(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { asked_by, asked_on }: output<typeof eraseMemberBody>,
): Promise<string> {
  const now = ctx.now();
  if (asked_on > dayInIndia(now)) throw new AppError('INVALID', { faults: { asked_on: 'date' } });
  return ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, id);
    // sent again, since the answer was lost, or by a colleague at once
    const done = await findReceipt(trx, id, domainsOf(viewer, 'members.erase'));
    if (done) return done.account_id;
    const { user_id, domain, mid } = await requireMember(trx, viewer, 'members.erase', id);
    await lockUser(trx, user_id);
    if (await isNamedByPayments(trx, user_id)) throw new AppError('WORKED_IN_OFFICE');
    await eraseAccount(trx, viewer, { user_id, domain, mid }, { asked_by, asked_on }, now);
    return user_id;
  });
}

/** Erases an account, and keeps the receipt and the line in the history; the caller has locked the profile and the account. */
export async function eraseAccount(
  trx: Transaction<Database>,
  actor: Actor,
  { user_id, domain, mid }: Pick<SeenMember, 'user_id' | 'domain' | 'mid'>,
  { asked_by, asked_on }: { asked_by: (typeof RECEIPT_WAYS)[number]; asked_on: string },
  now: Date,
): Promise<void> {
  const { goes, stays } = presentCounts(await countParts(trx, user_id));
  await deleteAccount(trx, user_id);
  const receipt_year = inIndia(now).getUTCFullYear();
  const number = await insertReceipt(trx, {
    account_id: user_id,
    ...{ domain, mid, asked_by, asked_on, receipt_year },
    erased_at: now,
    erased_by: actor.user_id === user_id ? null : actor.user_id,
    erased_by_name: actor.user_name ?? '',
    goes: JSON.stringify(goes),
    stays: JSON.stringify(stays),
  });
  const after = { erasure_receipt: erasureNumber(domain, receipt_year, number), asked_by };
  const act = { action: 'erasure', subject_id: user_id, domain } as const;
  await recordHistory(trx, actor, { ...act, after }, now);
}
