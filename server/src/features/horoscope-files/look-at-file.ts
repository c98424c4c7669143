import type { Origin } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { findActor, recordLook } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';

/** Records that somebody of the office fetches a horoscope file, or the picture of its first page. Throws 404 NOT_FOUND if that account is gone. */
export async function lookAtFile(
  { db, now }: Context,
  actorId: string,
  profileId: string,
  from: Origin,
): Promise<void> {
  const actor = await findActor(db, actorId, from);
  if (!actor) throw new AppError('NOT_FOUND');
  await recordLook(db, actor, { profileId, part: 'horoscope-file' }, now());
}
