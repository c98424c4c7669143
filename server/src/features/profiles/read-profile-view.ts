import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { seesFaces } from '../../access/files.ts';
import { levelsSeen, readsFreely } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { horoscopeFilesOf } from '../horoscope-files/index.ts';
import { ownPhotosOf, photosOf } from '../photos/index.ts';
import { presentProfileView } from './presenter.ts';
import { findTies, type ProfileRow } from './queries.ts';

/** The photos that others see; for the owner and administrators also those that wait. */
async function photosSeen({ db }: Context, viewer: Viewer, profile: ProfileRow) {
  if (readsFreely(viewer, profile)) {
    const rows = await ownPhotosOf(db, profile.user_id);
    return rows.filter(({ state }) => state !== 'refused');
  }
  return seesFaces(viewer) ? photosOf(db, profile.user_id) : [];
}

/** A profile in detail, read and presented for a viewer who may open it. */
export async function readProfileView(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
): Promise<ProfileView> {
  const ties = await findTies(ctx.db, viewer.user_id, profile.user_id);
  const seen = levelsSeen(viewer, profile, ties.downloaded);
  return presentProfileView(ctx, viewer, profile, {
    ties,
    seen,
    photos: await photosSeen(ctx, viewer, profile),
    horoscopeFiles: seen.includes('contact')
      ? await horoscopeFilesOf(ctx.db, profile.user_id)
      : null,
  });
}
