import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import type { SeenProfile } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { requireBasic } from '../../http/session.ts';
import type { DrawnPicture } from '../../media/tasks.ts';
import { pictureFiles } from '../../storage/picture-files.ts';
import type { Upload } from '../../storage/queries.ts';
import { refuseArrived, storeOnce, writeFiles } from '../../storage/write-files.ts';
import { insertHash } from './hash-queries.ts';
import { countPhotos, insertPhoto } from './queries.ts';

/**
 * Keeps the picture at this path in its three sizes as a photo of a profile, once for an upload id: even one that is
 * being read at this moment is kept once. The files stand before the row does, so that no row is ever without them.
 * Throws 409 BASIC_FIRST and TOO_MANY_PHOTOS, and what reading the picture or writing it throws.
 */
export async function addPhoto(
  ctx: Context,
  viewer: Viewer,
  { profile, uploadId }: { profile: SeenProfile; uploadId: string | undefined },
  path: string,
): Promise<void> {
  requireBasic(profile);
  const upload = { profileId: profile.user_id, uploadId };
  await storeOnce(ctx.db, 'photos', upload, async () => {
    // counted before the work as well, so that a full profile costs nothing
    await requireRoom(ctx.db, profile.user_id);
    // the site whose name the photo carries is the profile's, whoever adds it
    const drawn = await ctx.images.process(path, profile.domain, viewer.user_id);
    await keep(ctx, viewer, upload, drawn);
  });
}

async function requireRoom(db: Kysely<Database>, profileId: string): Promise<void> {
  if ((await countPhotos(db, profileId)) >= PHOTO_LIMITS.count)
    throw new AppError('TOO_MANY_PHOTOS');
}

async function keep(
  ctx: Context,
  viewer: Viewer,
  upload: Upload,
  { width, height, preview, hash, ...sizes }: DrawnPicture,
): Promise<void> {
  const { profileId, uploadId } = upload;
  const id = uuid();
  await writeFiles(ctx, pictureFiles('photo', id, sizes), () =>
    ctx.db.transaction().execute(async (trx) => {
      await lockProfile(trx, profileId);
      await refuseArrived(trx, 'photos', upload);
      await requireRoom(trx, profileId);
      await insertPhoto(trx, {
        id,
        profile_id: profileId,
        caption: null,
        upload_id: uploadId ?? null,
        width,
        height,
        preview,
      });
      await insertHash(trx, id, hash);
      await recordEdit(trx, viewer, { profileId, part: 'photo', after: { photo: id } }, ctx.now());
    }),
  );
}
