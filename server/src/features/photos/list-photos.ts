import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import type { Context } from '../../context.ts';
import { findHeldTexts } from '../held-texts/index.ts';
import { presentOwnPhoto } from './presenter.ts';
import { ownPhotosOf } from './queries.ts';

/** The photos of a profile as its owner sees them. */
export async function listPhotos(
  ctx: Pick<Context, 'db' | 'signedUrls'>,
  profileId: string,
): Promise<OwnPhoto[]> {
  const held = await findHeldTexts(ctx.db, profileId);
  const rows = await ownPhotosOf(ctx.db, profileId);
  return rows.map((row) => presentOwnPhoto(ctx, row, held));
}
