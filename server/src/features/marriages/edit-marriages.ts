import { domainsOf } from '@mala/contract/access/role-places.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { pictureFiles, pictureKeys } from '../../storage/picture-files.ts';
import {
  AlreadyArrived,
  removeFiles,
  unlessArrived,
  writeFiles,
} from '../../storage/write-files.ts';
import { deleteMarriage, hasMarriageArrived, insertMarriage } from './queries.ts';

/**
 * Stores the picture at `path` in its three sizes as a marriage photo, once for an upload id. The files are written before
 * the row, so that no row is ever without them. Throws what reading the picture or writing it throws.
 */
export async function addMarriage(
  ctx: Context,
  viewer: Viewer,
  about: { domain: Domain; caption: string },
  { uploadId, path }: { uploadId: string | undefined; path: string },
): Promise<void> {
  if (uploadId && (await hasMarriageArrived(ctx.db, uploadId))) return;
  const {
    width,
    height,
    preview,
    hash: _,
    ...sizes
  } = await ctx.images.process(path, about.domain, viewer.user_id);
  const id = uuid();
  const now = ctx.now();
  const made = { created_by: viewer.user_id, created_at: now, upload_id: uploadId ?? null };
  const row = { id, ...about, width, height, preview, ...made };
  const keep = () =>
    ctx.db.transaction().execute(async (trx) => {
      if (!(await insertMarriage(trx, row))) throw new AlreadyArrived();
      await recordHistory(trx, viewer, { ...actOn(id, about.domain), after: about }, now);
    });
  await unlessArrived(writeFiles(ctx, pictureFiles('marriage', id, sizes), keep));
}

/** For the history. */
const actOn = (subject_id: string, domain: Domain) =>
  ({ action: 'marriage', subject_id, domain }) as const;

/**
 * Removes a marriage photo: its row first, which ends its addresses, then its files. Throws 404 NOT_FOUND for an unknown
 * id, for a malformed one, and for one of a site that is not the viewer's.
 */
export async function removeMarriage(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const found = await deleteMarriage(trx, id, domainsOf(viewer, 'marriages.publish'));
    if (!found) throw new AppError('NOT_FOUND');
    const { id: subject, domain, caption } = found;
    const before = { domain, caption };
    await recordHistory(trx, viewer, { ...actOn(subject, domain), before }, ctx.now());
    return found;
  });
  await removeFiles(ctx, pictureKeys('marriage', removed.id));
}
