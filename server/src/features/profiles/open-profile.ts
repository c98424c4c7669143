import { BUDGETS } from '@mala/contract/budgets.ts';
import { systemOf } from '@mala/contract/match.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { facesSeen } from '../../access/files.ts';
import { toldOf } from '../../access/preferences.ts';
import {
  isMatched,
  levelsSeen,
  looksAsOffice,
  readsFreely,
  refusalOfOpening,
} from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordLook } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { requireAllowed, requireFactor } from '../../http/session.ts';
import { lockUser } from '../auth/index.ts';
import { dayOf, noteIfHeavy, restOfDay } from '../budgets/index.ts';
import { findHeldChanges, findHeldTexts } from '../held-texts/index.ts';
import { horoscopeFilesOf } from '../horoscope-files/index.ts';
import { figureOf, findMatched, placeOf } from '../match/index.ts';
import { ownPhotosOf, photosOf } from '../photos/index.ts';
import { noteSeen } from '../seen/index.ts';
import { findAttributes } from './attribute-queries.ts';
import { attributesOf } from './attributes.ts';
import { fitOf } from './fit.ts';
import { presentProfileView } from './presenter.ts';
import {
  findInteractions,
  findProfile,
  hasOpened,
  type ProfileRow,
  recordOpen,
} from './queries.ts';

/**
 * A profile that the viewer may open; `profileId` may be anything. Does not count as opening it.
 * Throws 403 by the viewer's standing, 403 SECOND_FACTOR_REQUIRED for the office without one, and 404 NOT_FOUND.
 */
export async function findVisibleProfile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
): Promise<ProfileRow> {
  const profile = await findProfile(ctx.db, profileId);
  requireAllowed(viewer, refusalOfOpening(viewer, profile));
  if (!profile) throw new AppError('NOT_FOUND');
  requireFactor(ctx, viewer, profile);
  return profile;
}

/** The photos that others see; for the owner and administrators also those that wait. */
async function photosSeen({ db }: Context, viewer: Viewer, profile: ProfileRow) {
  if (readsFreely(viewer, profile)) {
    const rows = await ownPhotosOf(db, profile.user_id);
    return rows.filter(({ state }) => state !== 'refused');
  }
  return facesSeen(viewer) === 'faces' ? photosOf(db, profile.user_id) : [];
}

/** How the horoscopes of viewer and profile agree by the tradition of the community; null where there is no match. */
async function matchWith(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  if (!viewer.gender || !isMatched(viewer, profile)) return null;
  const own = await findMatched(ctx.db, viewer.user_id);
  const place = own ? placeOf(own) : null;
  return figureOf(systemOf(profile.domain), place, viewer.gender, placeOf(profile));
}

/** Whether the two fit what the other looks for, and how the viewer is compared; null where they are not compared. */
async function comparedWith(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  if (!isMatched(viewer, profile)) return null;
  const isAsked = toldOf(profile.preferences) !== 'nothing';
  const now = ctx.now();
  const attributes = isAsked ? await findAttributes(ctx.db, viewer.user_id, now) : null;
  const fit = fitOf(
    { preferences: viewer.preferences, attributes },
    { preferences: profile.preferences, attributes: attributesOf(profile, now) },
  );
  return { fit, attributes: attributes?.now };
}

type Interactions = Awaited<ReturnType<typeof findInteractions>>;

const WITHOUT_CONTACT: readonly Seen[] = ['card', 'detail'];

/** What the viewer sees of a profile: the office no contact where the look could not be recorded. */
async function levelsRecorded(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  downloaded: boolean,
): Promise<readonly Seen[]> {
  if (!looksAsOffice(viewer, profile)) return levelsSeen(viewer, profile, downloaded);
  const look = { profileId: profile.user_id, part: 'contact' } as const;
  const isRecorded = await ctx.optionalWrite(async () => {
    await recordLook(ctx.db, viewer, look, ctx.now());
    return true;
  });
  return isRecorded ? levelsSeen(viewer, profile, downloaded) : WITHOUT_CONTACT;
}

/** Whether the viewer sees what needs a download of a profile that may be opened; a look of the office is recorded. */
export async function readsContact(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
): Promise<boolean> {
  const { downloaded } = await findInteractions(ctx.db, viewer.user_id, profile.user_id);
  return (await levelsRecorded(ctx, viewer, profile, downloaded)).includes('contact');
}

/**
 * A profile in detail, read and presented for a viewer who may open it. `ahead`: before it is shown, so that no look is
 * recorded, and without what makes it one. `interactions` are those of a viewer who is nobody (features/sharing), and so has no
 * horoscope to match.
 */
export async function readProfileView(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  { ahead = false, interactions: given }: { ahead?: boolean; interactions?: Interactions } = {},
): Promise<ProfileView> {
  const interactions = given ?? (await findInteractions(ctx.db, viewer.user_id, profile.user_id));
  const seen = ahead
    ? WITHOUT_CONTACT
    : await levelsRecorded(ctx, viewer, profile, interactions.downloaded);
  return presentProfileView(ctx, viewer, profile, {
    interactions,
    seen,
    photos: await photosSeen(ctx, viewer, profile),
    horoscopeFiles: seen.includes('contact')
      ? await horoscopeFilesOf(ctx.db, profile.user_id)
      : null,
    held: readsFreely(viewer, profile) ? await findHeldTexts(ctx.db, profile.user_id) : [],
    changes: readsFreely(viewer, profile) ? await findHeldChanges(ctx.db, profile.user_id) : [],
    match: given ? null : await matchWith(ctx, viewer, profile),
    compared: given ? null : await comparedWith(ctx, viewer, profile),
  });
}

/**
 * Counts that a member opens a profile; one that he opened today already is free. Throws 429 TOO_MANY_PROFILES,
 * with the seconds until midnight in India, of the 201st. Counts nothing while the database keeps nothing.
 */
async function countOpen(ctx: Context, userId: string, profileId: string): Promise<void> {
  if (!ctx.config.rateLimits) return;
  const now = ctx.now();
  const open = { user_id: userId, profile_id: profileId, day: dayOf(now) };
  if (await hasOpened(ctx.db, open)) return;
  const transaction = ctx.db.transaction();
  await ctx.optionalWrite(() =>
    transaction.execute(async (trx) => {
      await lockUser(trx, userId);
      const { opened, burst } = await recordOpen(trx, { ...open, opened_at: now });
      if (opened > BUDGETS.opens)
        throw new AppError('TOO_MANY_PROFILES', { retryAfter: restOfDay(now) });
      await noteIfHeavy(trx, userId, { kind: 'opens', burst }, now);
    }),
  );
}

/**
 * A profile for a viewer who opens it, counted where a member's are. Throws what `findVisibleProfile` and `countOpen`
 * throw.
 */
export async function openProfile(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
): Promise<ProfileRow> {
  const profile = await findVisibleProfile(ctx, viewer, profileId);
  if (readsFreely(viewer, profile)) return profile;
  const opened = { user_id: viewer.user_id, profile_id: profile.user_id };
  await countOpen(ctx, opened.user_id, opened.profile_id);
  await ctx.optionalWrite(() => noteSeen(ctx.db, opened, ctx.now()));
  return profile;
}
