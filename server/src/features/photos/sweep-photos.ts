import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { RESTORE_SECONDS } from '@mala/contract/photos/album.ts';
import type { Context } from '../../context.ts';
import { isUnwritable } from '../../db/optional-write.ts';
import { isOutage } from '../../db/outage.ts';
import { AppError } from '../../errors.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { pictureKey, pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { deleteHeldCaptions } from '../held-texts/index.ts';
import { findUnhashed, insertHash, readHash } from './hash-queries.ts';
import { deletePhotos, findSpent } from './queries.ts';

/** How long the word about a refusal stays where the member does not put it away. */
const REFUSAL_DAYS = 30;

/** Late enough that a restoration started at the last moment has finished. */
const GRACE_SECONDS = 60;

const AT_ONCE = 200;

/** Photos that were there before they were hashed; some seconds of work. */
const HASHED_AT_ONCE = 500;

/**
 * Deletes the photos that can no longer be brought back and refusals that are long past: the files first, since
 * nobody sees them any more, so that an end in between leaves rows for the next sweep and no file without one.
 */
async function sweepPhotos(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const before = {
    removed: new Date(now - (RESTORE_SECONDS + GRACE_SECONDS) * 1000),
    refused: new Date(now - REFUSAL_DAYS * DAY_MS),
  };
  let ids: string[];
  do {
    ids = await findSpent(ctx.db, before, AT_ONCE);
    await removeFiles(
      ctx,
      ids.flatMap((id) => pictureKeys('photo', id)),
    );
    await deleteHeldCaptions(ctx.db, ids);
    await deletePhotos(ctx.db, ids);
  } while (ids.length === AT_ONCE);
}

/** Every ten minutes: deletes what was removed for good, and hashes what has no hash yet. */
export async function workPhotos(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('photo-sweep', '*/10 * * * *', async () => {
    await sweepPhotos(ctx);
    for (const id of await findUnhashed(ctx.db, HASHED_AT_ONCE))
      await hashPhoto(ctx, id).catch((err: unknown) => {
        // storage or a database that is away, or full, concerns all of them
        if (err instanceof AppError || isOutage(err) || isUnwritable(err)) throw err;
        ctx.log.warn({ err, id }, 'a photo is not hashed yet');
      });
  });
}

type Hashing = Pick<Context, 'db' | 'files' | 'images'>;

/** The hash of a photo, made and kept where none was tried yet; null where its file is gone or no picture. */
export async function hashOfPhoto(ctx: Hashing, photoId: string): Promise<string | null> {
  const known = await readHash(ctx.db, photoId);
  return known === undefined ? hashPhoto(ctx, photoId) : known;
}

/** The same made of what is stored of the photo, and kept for later. */
async function hashPhoto(ctx: Hashing, photoId: string): Promise<string | null> {
  const hash = await hashStored(ctx, pictureKey('photo', photoId, 'short'));
  await insertHash(ctx.db, photoId, hash);
  return hash;
}

async function hashStored(ctx: Hashing, key: string): Promise<string | null> {
  try {
    const { stream } = await ctx.files.stream(key);
    return await ctx.images.hash(await buffer(stream));
  } catch (err) {
    // storage that is away and too many who wait are another matter
    if (err instanceof AppError && ['NOT_FOUND', 'NOT_A_PICTURE'].includes(err.appCode))
      return null;
    throw err;
  }
}
