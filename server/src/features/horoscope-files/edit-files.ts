import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import type { HoroscopeFiles } from '../../db/schema/profiles.ts';
import { AppError } from '../../errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Upload } from '../../storage/queries.ts';
import {
  type NewFile,
  refuseArrived,
  removeFiles,
  storeOnce,
  writeFiles,
} from '../../storage/write-files.ts';
import { cleanFileName, fileKey, previewKey, previewKeys } from './presenter.ts';
import { deleteFile, horoscopeFilesOf, insertFiles } from './queries.ts';

async function requireRoom(db: Kysely<Database>, profileId: string, more: number): Promise<void> {
  const kept = await horoscopeFilesOf(db, profileId);
  if (kept.length + more > HOROSCOPE_FILE_LIMITS.count) throw new AppError('TOO_MANY_FILES');
}

/**
 * Stores horoscope files of a profile: all or none, and once per upload id. Files are written before their rows.
 * Throws 409 TOO_MANY_FILES, and what inspecting or writing a file throws.
 */
export async function addFiles(
  ctx: Context,
  viewer: Viewer,
  upload: Upload,
  files: readonly UploadedFile[],
): Promise<void> {
  await storeOnce(ctx.db, 'horoscope_files', upload, async () => {
    await requireRoom(ctx.db, upload.profileId, files.length);
    await storeAll(ctx, viewer, upload, files);
  });
}

async function storeAll(
  ctx: Context,
  viewer: Viewer,
  upload: Upload,
  uploads: readonly UploadedFile[],
): Promise<void> {
  const { profileId, uploadId } = upload;
  const rows: Insertable<HoroscopeFiles>[] = [];
  /** one at a time, to save memory */
  async function* inspected(): AsyncGenerator<NewFile> {
    for (const { name, path } of uploads) {
      const turn = await ctx.horoscopeFiles.takeTurn(viewer.user_id);
      try {
        const { kind, contents, drawn } = await ctx.horoscopeFiles.inspect(path, turn);
        const row = { id: uuid(), profile_id: profileId, name: cleanFileName(name), kind };
        const state = 'rewritten';
        const pages = drawn?.pages ?? null;
        rows.push({ ...row, state, bytes: contents.length, pages, upload_id: uploadId ?? null });
        if (drawn) yield { key: previewKey(row.id), contents: drawn.preview };
        yield { key: fileKey(row.id), contents };
      } finally {
        turn.giveBack();
      }
    }
  }
  await writeFiles(ctx, inspected(), () =>
    ctx.db.transaction().execute(async (trx) => {
      await lockProfile(trx, profileId);
      await refuseArrived(trx, 'horoscope_files', upload);
      await requireRoom(trx, profileId, rows.length);
      await insertFiles(trx, rows);
      await recordEdit(
        trx,
        viewer,
        { profileId, part: 'attachment', after: namesOf(rows) },
        ctx.now(),
      );
    }),
  );
}

/** The names of files, for the history. */
const namesOf = (files: readonly { name: string }[]) => ({ files: files.map(({ name }) => name) });

/**
 * Removes a horoscope file of a profile: its row first, which ends its addresses, then its file.
 * Throws 404 NOT_FOUND if the profile has none of this id, which may be malformed.
 */
export async function removeFile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  id: string,
): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const found = await deleteFile(trx, profileId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const edit = { profileId, part: 'attachment', before: namesOf([found]) } as const;
    await recordEdit(trx, viewer, edit, ctx.now());
    return found.id;
  });
  await removeFiles(ctx, [fileKey(removed), ...previewKeys(removed)]);
}
