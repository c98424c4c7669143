import type { Domain } from '@mala/contract/communities/domain.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos.ts';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/lock-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { perceptualHash } from '../../media/pictures/perceptual-hash.ts';
import { PHOTO_SIZES, photoKey } from './file-keys.ts';
import { insertHash } from './hash-queries.ts';
import { keepOnce, requireNew, type Upload } from './keep-once.ts';
import { countPhotos, insertPhoto } from './queries.ts';
import { writeFiles } from './write-files.ts';

/**
 * Keeps the picture at this path in its three sizes as a photo of a profile, once for an upload id: even one that is
 * being read at this moment is kept once. The files stand before the row does, so that no row is ever without them.
 * Throws 409 TOO_MANY_PHOTOS, and what reading the picture or writing it throws.
 */
export async function addPhoto(
  ctx: Context,
  viewer: Viewer,
  upload: Upload,
  path: string,
): Promise<void> {
  await keepOnce(ctx, 'photos', upload, () => keep(ctx, viewer, upload, path));
}

async function keep(ctx: Context, viewer: Viewer, upload: Upload, path: string): Promise<void> {
  const { profileId, uploadId } = upload;
  // counted before the work as well, so that a full profile costs nothing
  if ((await countPhotos(ctx.db, profileId)) >= PHOTO_LIMITS.count)
    throw new AppError('TOO_MANY_PHOTOS');
  const domain = await domainOf(ctx, profileId);
  const { width, height, preview, ...sizes } = await ctx.images.process(path, domain);
  const hash = await perceptualHash(sizes.short);
  const id = uuid();
  const files = PHOTO_SIZES.map((size) => ({ key: photoKey(id, size), contents: sizes[size] }));
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'photo' } as const;
  await writeFiles(ctx, files, () =>
    ctx.db.transaction().execute(async (trx) => {
      await lockProfile(trx, profileId);
      await requireNew(trx, 'photos', upload);
      if ((await countPhotos(trx, profileId)) >= PHOTO_LIMITS.count)
        throw new AppError('TOO_MANY_PHOTOS');
      const size = { width, height, preview };
      await insertPhoto(trx, {
        id,
        profile_id: profileId,
        caption: null,
        upload_id: uploadId ?? null,
        ...size,
      });
      await insertHash(trx, id, hash);
      await recordEdit(trx, edit, ctx.now());
    }),
  );
}

/** The site whose name the photo carries: the profile's, whoever adds it. */
async function domainOf(ctx: Context, profileId: string): Promise<Domain> {
  const { domain } = await ctx.db
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select('domain')
    .executeTakeFirstOrThrow();
  return domain;
}
