import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { objectUntil } from './presenter.ts';
import { findCorrection, storeObjection } from './queries.ts';

/**
 * A member objects to a correction of his profile. The same once more changes nothing. Throws 404 NOT_FOUND, 409 OBJECTED_ALREADY and
 * OBJECTION_LATE.
 */
export async function objectTo(
  ctx: Context,
  { user_id }: Viewer,
  id: string,
  text: string,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, user_id);
    const correction = await findCorrection(trx, id);
    if (correction?.profile_id !== user_id) throw new AppError('NOT_FOUND');
    if (correction.objection === text && !correction.answer) return;
    if (correction.objection !== null) throw new AppError('OBJECTED_ALREADY');
    if (objectUntil(correction) <= now) throw new AppError('OBJECTION_LATE');
    await storeObjection(trx, correction.id, { objection: text, now });
  });
}
