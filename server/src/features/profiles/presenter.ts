import { ageOn } from '@mala/contract/profiles/age.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { seesFaces } from '../../access/files.ts';
import { levelsSeen, ownsContact, readsFreely } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { horoscopeFilesOf, presentHoroscopeFile } from '../horoscope-files/index.ts';
import { ownPhotosOf, photosOf, presentPhoto } from '../photos/index.ts';
import { presentFields } from './present-fields.ts';
import { findTies, type ProfileRow } from './queries.ts';

/** The horoscope files, for whom contact is to be seen. */
async function presentHoroscopeFiles(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  const files = await horoscopeFilesOf(ctx.db, profile.user_id);
  const reader = ownsContact(viewer, profile) ? 'owner' : viewer.user_id;
  return files.map((file, index) =>
    presentHoroscopeFile(ctx, file, { position: index + 1, reader }),
  );
}

/** The photos that others see; for the owner and administrators also those that wait. */
async function presentPhotos(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  if (!readsFreely(viewer, profile)) {
    if (!seesFaces(viewer)) return [];
    const rows = await photosOf(ctx.db, profile.user_id);
    return rows.map((row) => presentPhoto(ctx, row, 'member'));
  }
  const rows = await ownPhotosOf(ctx.db, profile.user_id);
  return rows
    .filter(({ state }) => state !== 'refused')
    .map((row) => ({ ...presentPhoto(ctx, row, 'owner'), waiting: row.state === 'waiting' }));
}

/**
 * A profile in detail for a viewer who may open it. What is not his to see is missing;
 * photos are left out for members who have none of their own (server rules, section 3).
 */
export async function presentProfileView(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
): Promise<ProfileView> {
  const ties = await findTies(ctx.db, viewer.user_id, profile.user_id);
  const seen = levelsSeen(viewer, profile, ties.downloaded);
  const dateOfBirth = profile.basic?.date_of_birth;
  return {
    profile_id: profile.user_id,
    domain: profile.domain,
    mid: profile.mid,
    age: dateOfBirth ? ageOn(dateOfBirth, ctx.now()) : null,
    ...presentFields(profile, 'basic', seen),
    photos: await presentPhotos(ctx, viewer, profile),
    photo_nudge: !readsFreely(viewer, profile) && !seesFaces(viewer),
    personal: presentFields(profile, 'personal', seen),
    work: presentFields(profile, 'work', seen),
    family: presentFields(profile, 'family', seen),
    horoscope: presentFields(profile, 'horoscope', seen),
    ...ties,
    ...(seen.includes('contact')
      ? { attachments: await presentHoroscopeFiles(ctx, viewer, profile) }
      : {}),
  };
}
