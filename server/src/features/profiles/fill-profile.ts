import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockWholeProfile, updateProfile } from './queries.ts';
import { storeBasic } from './save-profile.ts';
import { checkTexts, readSent, storeSent } from './sent-section.ts';

/**
 * Fills an empty profile with all of its sections at once, as its owner's saves of the six steps do, and ends the step of the photos.
 * Throws 400 INVALID, and 409 PROFILE_BEGUN for a profile that has a section.
 */
export async function fillProfile(
  trx: Transaction<Database>,
  ctx: Context,
  { viewer, address }: { viewer: Viewer; address: string },
  bodies: Readonly<Partial<Record<Section, object>>>,
): Promise<void> {
  const now = ctx.now();
  const { user_id } = viewer;
  const empty = await lockWholeProfile(trx, user_id);
  if (!empty) throw new AppError('NOT_FOUND');
  if (SECTIONS.some((section) => empty[section] !== null)) throw new AppError('PROFILE_BEGUN');
  for (const section of SECTIONS) {
    const sent = readSent(empty, section, bodies[section], now);
    const plan = await checkTexts(trx, viewer, empty, sent);
    if (section === 'basic') await storeBasic(trx, ctx, { viewer, address }, empty, { sent, plan });
    else await storeSent(trx, viewer, empty, { sent, plan }, now);
  }
  await updateProfile(trx, user_id, { photos_done: true }, now);
}
