import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { EntryFiles } from '../../db/schema/entries.ts';
import { AppError } from '../../errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { pictureFiles, pictureKeys } from '../../storage/picture-files.ts';
import {
  AlreadyArrived,
  type NewFile,
  removeFiles,
  unlessArrived,
  writeFiles,
} from '../../storage/write-files.ts';
import { cleanFileName } from '../horoscope-files/index.ts';
import { changeEntry, recordEntry, requireEntry, requireState } from './change-entry.ts';
import {
  deleteEntryFile,
  deleteEntryPhoto,
  filesOfEntry,
  insertEntryFiles,
  insertEntryPhoto,
  photosOfEntry,
} from './file-queries.ts';
import { entryFileKey, entryFileKeys, entryPageKey } from './presenter.ts';
import { touchEntry } from './queries.ts';

type UploadId = string | undefined;

/** Whether an upload with this id is stored. */
const hasArrived = (kept: readonly { upload_id: string | null }[], uploadId: UploadId) =>
  uploadId !== undefined && kept.some(({ upload_id }) => upload_id === uploadId);

/**
 * Keeps the picture at `path` as a photo of a draft, once for an upload id; it is drawn as the photos of profiles are. Throws 404
 * NOT_FOUND, 409 ENTRY_SENT and TOO_MANY_PHOTOS, and what reading and writing it throws.
 */
export async function addEntryPhoto(
  ctx: Context,
  viewer: Viewer,
  entryId: string,
  { path, uploadId }: { path: string; uploadId: UploadId },
): Promise<void> {
  const requireRoom = (kept: readonly unknown[]) => {
    if (kept.length >= PHOTO_LIMITS.count) throw new AppError('TOO_MANY_PHOTOS');
  };
  // before the work as well, so that one that is not kept costs nothing
  const found = await requireEntry(ctx, viewer, entryId);
  requireState(found, 'draft');
  const before = await photosOfEntry(ctx.db, entryId);
  if (hasArrived(before, uploadId)) return;
  requireRoom(before);
  const drawn = await ctx.images.process(path, found.domain, viewer.user_id);
  const { width, height, preview, hash, ...sizes } = drawn;
  const id = uuid();
  const storing = writeFiles(ctx, pictureFiles('entry', id, sizes), () =>
    changeEntry(ctx, viewer, entryId, ['draft'], async (trx, entry) => {
      const kept = await photosOfEntry(trx, entryId);
      if (hasArrived(kept, uploadId)) throw new AlreadyArrived();
      requireRoom(kept);
      const photo = { id, entry_id: entryId, upload_id: uploadId ?? null };
      await insertEntryPhoto(trx, { ...photo, width, height, preview, hash });
      await touchEntry(trx, entryId, ctx.now());
      await recordEntry(trx, viewer, entry, { after: { photo: id } }, ctx.now());
    }),
  );
  await unlessArrived(storing);
}

/** Removes a photo of a draft. Throws 404 NOT_FOUND and 409 ENTRY_SENT. */
export async function removeEntryPhoto(
  ctx: Context,
  viewer: Viewer,
  entryId: string,
  id: string,
): Promise<void> {
  await changeEntry(ctx, viewer, entryId, ['draft'], async (trx, entry) => {
    if (!(await deleteEntryPhoto(trx, entryId, id))) throw new AppError('NOT_FOUND');
    await touchEntry(trx, entryId, ctx.now());
    await recordEntry(trx, viewer, entry, { before: { photo: id } }, ctx.now());
  });
  await removeFiles(ctx, pictureKeys('entry', id));
}

/** The names of files, for the history. */
const namesOf = (files: readonly { name: string }[]) => ({ files: files.map(({ name }) => name) });

/**
 * Keeps horoscope files of a draft: all or none, once for an upload id, written anew as those of profiles are. Throws 404 NOT_FOUND, 409
 * ENTRY_SENT and TOO_MANY_FILES, and what inspecting or writing a file throws.
 */
export async function addEntryFiles(
  ctx: Context,
  viewer: Viewer,
  entryId: string,
  { uploads, uploadId }: { uploads: readonly UploadedFile[]; uploadId: UploadId },
): Promise<void> {
  const requireRoom = (kept: readonly unknown[]) => {
    if (kept.length + uploads.length > HOROSCOPE_FILE_LIMITS.count)
      throw new AppError('TOO_MANY_FILES');
  };
  requireState(await requireEntry(ctx, viewer, entryId), 'draft');
  const before = await filesOfEntry(ctx.db, entryId);
  if (hasArrived(before, uploadId)) return;
  requireRoom(before);
  const rows: Insertable<EntryFiles>[] = [];
  /** one at a time, to save memory */
  async function* inspected(): AsyncGenerator<NewFile> {
    for (const { name, path } of uploads) {
      const turn = await ctx.horoscopeFiles.takeTurn(viewer.user_id);
      try {
        const { kind, contents, drawn } = await ctx.horoscopeFiles.inspect(path, turn);
        const id = uuid();
        const file = { id, entry_id: entryId, upload_id: uploadId ?? null, kind };
        const pages = drawn?.pages ?? null;
        rows.push({ ...file, name: cleanFileName(name), bytes: contents.length, pages });
        if (drawn) yield { key: entryPageKey(id), contents: drawn.preview };
        yield { key: entryFileKey(id), contents };
      } finally {
        turn.giveBack();
      }
    }
  }
  const storing = writeFiles(ctx, inspected(), () =>
    changeEntry(ctx, viewer, entryId, ['draft'], async (trx, entry) => {
      const kept = await filesOfEntry(trx, entryId);
      if (hasArrived(kept, uploadId)) throw new AlreadyArrived();
      requireRoom(kept);
      if (rows.length > 0) await insertEntryFiles(trx, rows);
      await touchEntry(trx, entryId, ctx.now());
      await recordEntry(trx, viewer, entry, { after: namesOf(rows) }, ctx.now());
    }),
  );
  await unlessArrived(storing);
}

/** Removes a horoscope file of a draft. Throws 404 NOT_FOUND and 409 ENTRY_SENT. */
export async function removeEntryFile(
  ctx: Context,
  viewer: Viewer,
  entryId: string,
  id: string,
): Promise<void> {
  await changeEntry(ctx, viewer, entryId, ['draft'], async (trx, entry) => {
    const removed = await deleteEntryFile(trx, entryId, id);
    if (!removed) throw new AppError('NOT_FOUND');
    await touchEntry(trx, entryId, ctx.now());
    await recordEntry(trx, viewer, entry, { before: namesOf([removed]) }, ctx.now());
  });
  await removeFiles(ctx, entryFileKeys(id));
}
