import { knownLanguage } from '@mala/contract/communities/languages.ts';
import type { Reviewed, Waiting } from '@mala/contract/moderation/review.ts';
import { reasonText } from '@mala/contract/settings/reasons.ts';
import { mayActOn } from '../../access/profiles.ts';
import { findVersion } from '../../access/version.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { horoscopeFilesOf } from '../horoscope-files/index.ts';
import { findProfile, type ProfileRow, readProfileView } from '../profiles/index.ts';
import { doublesOf } from './find-doubles.ts';
import { presentReviewed } from './presenter.ts';
import { findDecisions, findReviewed, type ReviewedRow } from './queries.ts';

interface Read {
  profile: ProfileRow;
  row: ReviewedRow;
  reviewed: Reviewed;
}

async function read(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  ahead: boolean,
): Promise<Read | null> {
  const { db } = ctx;
  // read first: what changes between the reads is newer than the version, and a decision about it is refused
  const version = await findVersion(db, profileId);
  const profile = await findProfile(db, profileId);
  if (!version || !profile || !mayActOn(viewer, 'profiles.review', profile)) return null;
  const row = await findReviewed(db, profileId, { userId: viewer.user_id, now: ctx.now() });
  if (!row) return null;
  const [view, files, decisions] = await Promise.all([
    readProfileView(ctx, viewer, profile, { ahead }),
    horoscopeFilesOf(db, profileId),
    findDecisions(db, profileId),
  ]);
  const parts = { view: { ...view, version }, files, row, decisions };
  return { profile, row, reviewed: presentReviewed(ctx, viewer, profile, parts) };
}

/** A profile with its contact, which is recorded as a look. Throws 404 NOT_FOUND; `profileId` may be malformed. */
export async function lookAt(ctx: Context, viewer: Viewer, profileId: string): Promise<Reviewed> {
  const found = await read(ctx, viewer, profileId, false);
  if (!found) throw new AppError('NOT_FOUND');
  return found.reviewed;
}

/** A waiting profile before it is shown: without contact; null if it is gone. */
export async function readAhead(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
): Promise<Waiting | null> {
  const found = await read(ctx, viewer, profileId, true);
  if (!found) return null;
  const { profile, row, reviewed } = found;
  const language = knownLanguage(row.language);
  const { reasons } = await ctx.settings.read(profile.domain);
  const photos = reviewed.profile.photos.map(({ id }) => id);
  return {
    ...reviewed,
    ...(await doublesOf(ctx, viewer, profile, { photos, mobile: row.mobile_no })),
    language,
    reasons: reasons.review.map((reason) => ({
      name: reason.name,
      label: reason.label,
      text: reasonText(reason, language),
    })),
  };
}
