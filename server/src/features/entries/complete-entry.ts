import { buffer } from 'node:stream/consumers';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { ConfirmWay } from '@mala/contract/entries/states.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { pictureKey, pictureKeys, sizeKeys } from '../../storage/picture-files.ts';
import { type NewFile, removeFiles, writeFiles } from '../../storage/write-files.ts';
import { fileKey, insertFiles, previewKey } from '../horoscope-files/index.ts';
import { insertHash, insertPhoto } from '../photos/index.ts';
import { fillProfile } from '../profiles/index.ts';
import {
  deleteAllOf,
  type EntryFileRow,
  type EntryPhotoRow,
  filesOfEntry,
  photosOfEntry,
} from './file-queries.ts';
import { entryFileKey, entryFileKeys, entryPageKey } from './presenter.ts';
import { type EntryRow, lockEntry, storeConfirmed } from './queries.ts';

/** A photo or file of an entry with the id that it gets in the profile: one of its own, so that two attempts share no file. */
type Moved<Row> = Row & { new_id: string };

/** How the family accepts. */
export interface Consent {
  way: ConfirmWay;
  /** the network address */
  address: string;
}

/**
 * Makes the profile of an account of an entry, once, with its photos and files, and empties the entry. `ownerIn` makes or names
 * the account in the same transaction. Throws 404 ENTRY_UNKNOWN where the entry was changed, taken back or confirmed meanwhile, and what
 * `ownerIn` and filling the profile throw.
 */
export async function completeEntry(
  ctx: Context,
  proven: EntryRow,
  { way, address }: Consent,
  ownerIn: (trx: Transaction<Database>) => Promise<Viewer>,
): Promise<void> {
  const named = <Row extends object>(rows: Row[]) =>
    rows.map((row): Moved<Row> => ({ ...row, new_id: uuid() }));
  const photos = named(await photosOfEntry(ctx.db, proven.id));
  const files = named(await filesOfEntry(ctx.db, proven.id));
  await writeFiles(ctx, copies(ctx, photos, files), () =>
    ctx.db.transaction().execute(async (trx) => {
      const entry = await lockEntry(trx, proven.id);
      if (!entry || !isSame(entry, proven, way)) throw new AppError('ENTRY_UNKNOWN');
      const viewer = await ownerIn(trx);
      // who signed up on the other site would get a profile of another kind
      if (viewer.domain !== entry.domain) throw new AppError('ENTRY_UNKNOWN');
      await fillProfile(trx, ctx, { viewer, address }, entry.sections);
      await movePhotos(trx, viewer.user_id, photos);
      await moveFiles(trx, viewer.user_id, files);
      await deleteAllOf(trx, entry.id);
      await storeConfirmed(trx, entry.id, {
        user_id: viewer.user_id,
        confirmed_at: ctx.now(),
        confirmed_way: way,
        confirmed_address: address,
        confirmed_terms: TERMS_VERSION,
      });
    }),
  );
  // after that: nobody needs them any more, and the nightly sweep finds what stays behind
  await removeFiles(ctx, [
    ...photos.flatMap(({ id }) => pictureKeys('entry', id)),
    ...files.flatMap(({ id }) => entryFileKeys(id)),
  ]);
}

/** Whether the family was shown this very entry, by a link or code that still counts. */
function isSame(entry: EntryRow, shown: EntryRow, way: ConfirmWay): boolean {
  const asked = way === 'link' ? 'link_id' : 'code_hash';
  return entry.state === 'awaiting' && entry[asked] === shown[asked];
}

/** The files under the keys of a profile, one at a time, to save memory. */
async function* copies(
  ctx: Context,
  photos: readonly Moved<EntryPhotoRow>[],
  files: readonly Moved<EntryFileRow>[],
): AsyncGenerator<NewFile> {
  async function copy(from: string, key: string): Promise<NewFile> {
    try {
      const { stream } = await ctx.files.stream(from);
      return { key, contents: await buffer(stream) };
    } catch (cause) {
      // removed with the entry meanwhile, or after another confirmation of it
      if (cause instanceof AppError && cause.appCode === 'NOT_FOUND')
        throw new AppError('ENTRY_UNKNOWN', { cause });
      throw cause;
    }
  }
  for (const { id, new_id } of photos) {
    const keys = sizeKeys('photo', new_id);
    for (const [place, from] of sizeKeys('entry', id).entries())
      yield copy(from, keys[place] ?? pictureKey('photo', new_id, 'url'));
  }
  for (const { id, new_id, pages } of files) {
    if (pages) yield copy(entryPageKey(id), previewKey(new_id));
    yield copy(entryFileKey(id), fileKey(new_id));
  }
}

async function movePhotos(
  trx: Transaction<Database>,
  profile_id: string,
  photos: readonly Moved<EntryPhotoRow>[],
): Promise<void> {
  for (const { new_id: id, width, height, preview, hash, upload_id } of photos) {
    const photo = { id, profile_id, caption: null, upload_id };
    await insertPhoto(trx, { ...photo, width, height, preview });
    if (hash) await insertHash(trx, id, hash);
  }
}

async function moveFiles(
  trx: Transaction<Database>,
  profile_id: string,
  files: readonly Moved<EntryFileRow>[],
): Promise<void> {
  const rows = files.map(({ new_id: id, name, kind, bytes, pages, upload_id }) => ({
    ...{ id, profile_id, name, kind, bytes, pages, upload_id },
    state: 'rewritten' as const,
  }));
  if (rows.length > 0) await insertFiles(trx, rows);
}
