import type { NoContact } from '@mala/contract/profiles/held-text.ts';
import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { applyTextPlan, findHeldTexts, planTexts } from '../held-texts/index.ts';
import { findCaption, setCaption } from './album-queries.ts';

/**
 * Stores the caption of a photo of a profile that is locked, or holds it for the office as the texts of sections are. Returns
 * what it was and what was asked for.
 * Throws 404 NOT_FOUND, and 400 INVALID for a contact.
 */
export async function storeCaption(
  trx: Transaction<Database>,
  viewer: Viewer,
  profileId: string,
  { id, caption, said }: { id: string; caption: string | null; said: NoContact },
  now: Date,
): Promise<{ before: object; after: object }> {
  const photo = await findCaption(trx, profileId, id);
  if (!photo) throw new AppError('NOT_FOUND');
  const held = (await findHeldTexts(trx, profileId)).filter(
    ({ part, field }) => part === 'photo' && field === photo.id,
  );
  // faults name the field of the form, held texts the photo
  const plan = planTexts(
    viewer,
    [{ field: 'caption', text: caption, stored: photo.caption }],
    held.map(({ text }) => ({ field: 'caption', text })),
    { said },
  );
  await setCaption(trx, profileId, photo.id, plan.hidden.length > 0 ? null : caption);
  const ofPhoto = {
    ...plan,
    hold: plan.hold.map((one) => ({ ...one, field: photo.id })),
    released: plan.released.map(() => photo.id),
  };
  await applyTextPlan(trx, { profile_id: profileId, part: 'photo' }, ofPhoto, now);
  return { before: { caption: photo.caption }, after: { photo: photo.id, caption } };
}
