import type { answerObjectionBody } from '@mala/contract/members/corrections.ts';
import type { Transaction } from 'kysely';
import type { output } from 'zod/mini';
import { isClosed, mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockUser, tellMember } from '../auth/index.ts';
import {
  findCorrectable,
  lockWholeProfile,
  type ProfileRow,
  storeCorrected,
} from '../profiles/index.ts';
import { restored } from './changed-fields.ts';
import { type CorrectionRow, findCorrection, storeAnswer } from './queries.ts';

interface By {
  viewer: Viewer;
  address: string;
}

const TOLD = { kept: 'objection-kept', restored: 'objection-restored' } as const;

/**
 * Answers an objection, and tells the member: the correction is kept, or what it changed is put back where it is still so. Throws 404
 * NOT_FOUND, 409 CHANGED_MEANWHILE if it was answered before, or the account was closed, and CANNOT_RESTORE.
 */
export async function answerObjection(
  ctx: Context,
  by: By,
  id: string,
  { answer, reason }: output<typeof answerObjectionBody>,
): Promise<void> {
  const now = ctx.now();
  const { viewer } = by;
  await ctx.db.transaction().execute(async (trx) => {
    const found = await findCorrection(trx, id);
    const profile = found && (await lockWholeProfile(trx, found.profile_id));
    if (!profile || !mayActOn(viewer, 'profiles.edit', profile)) throw new AppError('NOT_FOUND');
    // again, since it changes only under the lock
    const correction = await findCorrection(trx, id);
    if (!correction || correction.objection === null) throw new AppError('NOT_FOUND');
    if (correction.answer || isClosed(profile)) throw new AppError('CHANGED_MEANWHILE');
    const { user_id } = profile;
    await lockUser(trx, user_id);
    if (answer === 'restored') await restore(trx, ctx, by, { profile, correction, reason });
    else {
      const act = { action: 'objection', subject_id: user_id, part: correction.section } as const;
      await recordHistory(trx, viewer, { ...act, after: { answer }, reason }, now);
    }
    await storeAnswer(trx, correction.id, { answer, reason, now });
    await tellMember(trx, ctx, user_id, { act: TOLD[answer], reason });
  });
}

/** Puts back what was there before a correction. Throws 409 CANNOT_RESTORE. */
async function restore(
  trx: Transaction<Database>,
  ctx: Context,
  by: By,
  {
    profile,
    correction,
    reason,
  }: { profile: ProfileRow; correction: CorrectionRow; reason: string },
): Promise<void> {
  const { section } = correction;
  const read = await findCorrectable(trx, profile, section);
  const fields = read && restored(read.fields, correction);
  if (!fields) throw new AppError('CANNOT_RESTORE');
  try {
    await storeCorrected(trx, ctx, by, profile, { section, fields, action: 'objection', reason });
  } catch (error) {
    // the rules between fields, or the gender that is fixed since
    const isFaulty = error instanceof AppError && error.appCode === 'INVALID';
    throw isFaulty ? new AppError('CANNOT_RESTORE') : error;
  }
}
