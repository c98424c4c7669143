import type { ChangeDecision } from '@mala/contract/moderation/changes.ts';
import type { ChangeSection } from '@mala/contract/profiles/held-change.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { isClosed, mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import {
  changedFields,
  deleteChange,
  findHeldChange,
  markChangeRefused,
} from '../held-texts/index.ts';
import { queueMail } from '../mail/index.ts';
import { findProfile, storeFields } from '../profiles/index.ts';
import type { ModerationMail } from './letters.ts';
import { keepReviewedFields } from './reviewed-queries.ts';

interface Decided {
  section: ChangeSection;
  decision: ChangeDecision;
  reason?: string | null | undefined;
  /** what was looked at */
  version: string;
}

/**
 * Shows what a member changed after the approval to others, or refuses it: the member gets a mail with the reason, and
 * keeps it in the form. Throws 404 NOT_FOUND, and 409 CHANGED_MEANWHILE if somebody else has decided, or the member has
 * changed it, since `version`, or the account was closed.
 */
export async function reviewChange(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  { section, decision, reason, version }: Decided,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const owner = await lockProfile(trx, profileId);
    if (!owner || !mayActOn(viewer, 'profiles.review', owner)) throw new AppError('NOT_FOUND');
    const place = { profile_id: owner.user_id, section };
    const held = await findHeldChange(trx, place);
    if (!held || held.version !== version || isClosed(owner))
      throw new AppError('CHANGED_MEANWHILE');
    const profile = await findProfile(trx, owner.user_id);
    const changed = changedFields(held, { ...profile });
    const kept = decision === 'refuse' ? reason || null : null;
    if (decision === 'allow') {
      await storeFields(trx, owner.user_id, { section, fields: held.fields }, now);
      await keepReviewedFields(trx, owner.user_id, { section, fields: held.fields });
      await deleteChange(trx, place);
    } else {
      await markChangeRefused(trx, place, kept);
      const mail = { kind: 'change-refused' as const, user_id: owner.user_id, section };
      await queueMail<ModerationMail>(trx, ctx, { ...mail, reason: kept }, { network: null });
    }
    const valuesOf = (key: 'shown' | 'proposed') =>
      Object.fromEntries(changed.map((one) => [one.field, one[key]]));
    const before = { ...valuesOf('shown'), state: held.state };
    const after = {
      ...valuesOf('proposed'),
      state: decision === 'allow' ? 'approved' : 'refused',
    };
    const act = { action: 'change', subject_id: owner.user_id, part: section } as const;
    await recordHistory(trx, viewer, { ...act, before, after, reason: kept }, now);
  });
}
