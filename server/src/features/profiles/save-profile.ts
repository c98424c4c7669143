import { communities } from '@mala/contract/communities/communities.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { sectionSchema } from '@mala/contract/profiles/section-schema.ts';
import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { checked } from '../../http/route.ts';
import { followEmail } from '../auth/index.ts';
import { type ProfileRow, setMid, storeSection } from './queries.ts';
import { storeHomePhoto, storePhotosDone } from './write-queries.ts';

/**
 * Saves the basic section. The first save gives the member id, a change of gender changes its letters
 * (server rules, section 2); after an approval the gender is fixed: 400 INVALID, as for any other fault. A new email
 * address is mailed a link that confirms it.
 */
export async function saveBasic(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  body: unknown,
): Promise<{ mid: string }> {
  const now = ctx.now();
  const values = sectionValues(profile, 'basic', body, now);
  const edit = { actor_id: viewer.user_id, subject_id: profile.user_id, section: 'basic' } as const;
  return ctx.db.transaction().execute(async (trx) => {
    const held = await lockProfile(trx, profile.user_id);
    if (!held) throw new AppError('NOT_FOUND');
    if (held.approved_at && held.gender !== values.gender)
      throw new AppError('INVALID', { faults: { gender: 'genderFixed' } });
    const mid = await setMid(trx, held, values.gender === 'male' ? 'MM' : 'MF');
    await storeSection(trx, profile.user_id, 'basic', values, now);
    await recordEdit(trx, edit, now);
    const email = {
      before: held.email,
      after: typeof values.email === 'string' ? values.email : null,
    };
    await followEmail(trx, ctx, profile.user_id, email);
    return { mid };
  });
}

/**
 * Saves a section other than the basic one; its step is complete from then on. An administrator's edit is noted.
 * Throws 400 INVALID.
 */
export async function saveSection(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  section: Exclude<Section, 'basic'>,
  body: unknown,
): Promise<void> {
  const now = ctx.now();
  const values = sectionValues(profile, section, body, now);
  const edit = { actor_id: viewer.user_id, subject_id: profile.user_id, section };
  await ctx.db.transaction().execute(async (trx) => {
    await storeSection(trx, profile.user_id, section, values, now);
    await recordEdit(trx, edit, now);
  });
}

/** Marks the photo step complete, with or without photos. */
export async function finishPhotos(ctx: Context, viewer: Viewer, profileId: string): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await storePhotosDone(trx, profileId, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}

/** Keeps whether the first photo of a profile may appear on the home page (server rules, section 9). */
export async function allowHomePhoto(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  allowed: boolean,
): Promise<void> {
  const edit = { actor_id: viewer.user_id, subject_id: profileId, section: 'home-photo' } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await storeHomePhoto(trx, profileId, allowed, ctx.now());
    await recordEdit(trx, edit, ctx.now());
  });
}

/** What a save may store, by the rules of the profile's site. Throws 400 INVALID with what is wrong with each field. */
export function sectionValues(profile: ProfileRow, section: Section, body: unknown, today: Date) {
  return checked(sectionSchema(communities[profile.domain], section, today), body);
}
