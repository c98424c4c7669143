import { dayInIndia } from '@mala/contract/india-time.ts';
import type { tellPayment as tellCall } from '@mala/contract/payments/claims.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { output } from 'zod/mini';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { pictureFiles, pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles, writeFiles } from '../../storage/write-files.ts';
import { findPackage } from '../subscriptions/index.ts';
import {
  type ClaimRow,
  deleteClaim,
  findClaim,
  findWaiting,
  insertClaim,
  replaceScreenshot,
} from './claim-queries.ts';
import { requireNewReference } from './record-payment.ts';

/**
 * Keeps what a member tells of a payment; the same one sent again changes nothing.
 * Throws 400 for a day to come, 409 REFERENCE_TAKEN and CLAIM_WAITING.
 */
export async function tellPayment(
  ctx: Context,
  viewer: Viewer,
  { package: code, way, reference, paid_on }: output<NonNullable<(typeof tellCall)['body']>>,
): Promise<void> {
  const now = ctx.now();
  const { user_id } = viewer;
  if (paid_on > dayInIndia(now)) throw new AppError('INVALID', { faults: { paid_on: 'date' } });
  await ctx.db.transaction().execute(async (trx) => {
    await lockOwn(trx, viewer);
    const reference_key = referenceKey(reference);
    const before = await findWaiting(trx, user_id, code);
    if (before?.reference_key === reference_key) return;
    await requireNewReference(trx, viewer, reference);
    if (before) throw new AppError('CLAIM_WAITING');
    const { price: amount, profiles, days } = await findPackage(trx, viewer.domain, code);
    const offer = { package: code, amount, profiles, days };
    const told = { ...offer, way, reference, reference_key, paid_on, told_at: now };
    const undecided = { payment_id: null, reason: null, decided_at: null };
    await insertClaim(trx, { id: uuid(), user_id, ...told, ...undecided });
  });
}

/** Keeps the picture at `path` for a claim that waits. Throws 404 NOT_FOUND and what reading and writing it throws. */
export async function addScreenshot(
  ctx: Context,
  viewer: Viewer,
  claimId: string,
  path: string,
): Promise<void> {
  // before the work as well, so that an unknown one costs nothing
  requireWaiting(viewer, await findClaim(ctx.db, claimId));
  const drawn = await ctx.images.process(path, viewer.domain, viewer.user_id);
  const { large, short, url } = drawn;
  const id = uuid();
  const replaced = await writeFiles(ctx, pictureFiles('payment', id, { large, short, url }), () =>
    ctx.db.transaction().execute(async (trx) => {
      await lockOwn(trx, viewer);
      const claim = requireWaiting(viewer, await findClaim(trx, claimId));
      await replaceScreenshot(trx, claim.id, id);
      return claim.screenshot;
    }),
  );
  if (replaced) await removeFiles(ctx, pictureKeys('payment', replaced));
}

/** Takes a claim back that waits, with its picture. Throws 404 NOT_FOUND. */
export async function withdrawClaim(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const picture = await ctx.db.transaction().execute(async (trx) => {
    await lockOwn(trx, viewer);
    const claim = requireWaiting(viewer, await findClaim(trx, id));
    await deleteClaim(trx, claim.id);
    return claim.screenshot;
  });
  if (picture) await removeFiles(ctx, pictureKeys('payment', picture));
}

/** Claims change only while the profile is locked, as its package does. */
async function lockOwn(trx: Transaction<Database>, { user_id }: Viewer): Promise<void> {
  if (!(await lockProfile(trx, user_id))) throw new AppError('NOT_FOUND');
}

function requireWaiting({ user_id }: Viewer, claim: ClaimRow | undefined): ClaimRow {
  if (claim?.user_id !== user_id || claim.state !== 'waiting') throw new AppError('NOT_FOUND');
  return claim;
}
