import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { followEmail } from '../auth/index.ts';
import { type ProfileRow, setMid, storeSection } from './queries.ts';
import { sectionValues } from './section-values.ts';

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
