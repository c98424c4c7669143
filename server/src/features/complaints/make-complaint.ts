import type { ComplaintReason } from '@mala/contract/complaints.ts';
import { MOST_PICTURES } from '@mala/contract/complaints.ts';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { pictureFiles } from '../../storage/picture-files.ts';
import { AlreadyArrived, unlessArrived, writeFiles } from '../../storage/write-files.ts';
import { findVisibleProfile } from '../profiles/index.ts';
import {
  findComplaint,
  findWaitingOf,
  hasPicture,
  insertComplaint,
  insertPicture,
} from './queries.ts';

/**
 * Keeps what a member tells of a profile that he may open; the same one sent again changes nothing. Throws 403 by the
 * viewer's standing, 404 NOT_FOUND, also of the own profile, and 409 COMPLAINT_WAITING.
 */
export async function makeComplaint(
  ctx: Context,
  viewer: Viewer,
  { profile_id, reason, text }: { profile_id: string; reason: ComplaintReason; text: string },
): Promise<void> {
  const about = await findVisibleProfile(ctx, viewer, profile_id);
  if (about.user_id === viewer.user_id) throw new AppError('NOT_FOUND');
  const told = { reason, text, told_at: ctx.now() };
  await ctx.db.transaction().execute(async (trx) => {
    // two at once are one after the other
    const locked = await lockProfile(trx, about.user_id);
    if (!locked) throw new AppError('NOT_FOUND');
    const before = await findWaitingOf(trx, viewer.user_id, locked.user_id);
    if (before?.reason === reason && before.text === text) return;
    if (before) throw new AppError('COMPLAINT_WAITING');
    const between = { reporter_id: viewer.user_id, profile_id: locked.user_id };
    await insertComplaint(trx, { id: uuid(), ...between, ...told });
  });
}

/**
 * Keeps the picture at `path` for a complaint that waits, once for an upload id. Throws 404 NOT_FOUND, 409 TOO_MANY_PICTURES and
 * what reading and writing it throws.
 */
export async function addPicture(
  ctx: Context,
  viewer: Viewer,
  complaintId: string,
  { path, uploadId }: { path: string; uploadId: string | undefined },
): Promise<void> {
  // before the work as well, so that one that is not kept costs nothing
  const told = requireWaiting(viewer, await findComplaint(ctx.db, complaintId));
  if (await hasPicture(ctx.db, told.id, uploadId)) return;
  requireRoom(told);
  const { large, short, url } = await ctx.images.process(path, viewer.domain, viewer.user_id);
  const id = uuid();
  const storing = writeFiles(ctx, pictureFiles('complaint', id, { large, short, url }), () =>
    ctx.db.transaction().execute(async (trx) => {
      await lockProfile(trx, told.profile_id);
      const complaint = requireWaiting(viewer, await findComplaint(trx, complaintId));
      if (await hasPicture(trx, complaint.id, uploadId)) throw new AlreadyArrived();
      requireRoom(complaint);
      await insertPicture(trx, { id, complaint_id: complaint.id, upload_id: uploadId ?? null });
    }),
  );
  await unlessArrived(storing);
}

function requireRoom({ pictures }: { pictures: readonly unknown[] }): void {
  if (pictures.length >= MOST_PICTURES) throw new AppError('TOO_MANY_PICTURES');
}

function requireWaiting({ user_id }: Viewer, complaint: Awaited<ReturnType<typeof findComplaint>>) {
  if (complaint?.reporter_id !== user_id || complaint.decision !== null)
    throw new AppError('NOT_FOUND');
  return complaint;
}
