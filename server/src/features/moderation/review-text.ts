import type { TextDecision } from '@mala/contract/moderation/texts.ts';
import { findSeenProfile, lockProfile } from '../../access/find-profile.ts';
import { isClosed, mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { deleteHeld, findHeldText, markRefused } from '../held-texts/index.ts';
import { queueMail } from '../mail/index.ts';
import { setCaption } from '../photos/index.ts';
import { storeFields } from '../profiles/index.ts';
import type { ModerationMail } from './letters.ts';

interface Decided {
  decision: TextDecision;
  reason?: string | null | undefined;
  /** what the administrator saw */
  version: string;
}

/**
 * Shows a held text to others, or refuses it: the owner gets a mail with the reason, and keeps the text in the form.
 * Nothing happens if it was refused already. Throws 404 NOT_FOUND, and 409 CHANGED_MEANWHILE if the text has changed,
 * somebody else has refused it, since `version`, or the account was closed.
 */
export async function reviewText(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { decision, reason, version }: Decided,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const found = await findHeldText(trx, id);
    if (!found) throw new AppError('NOT_FOUND');
    await lockProfile(trx, found.profile_id);
    // again under the lock, so that what was compared is what is decided
    const held = await findHeldText(trx, id);
    const owner = await findSeenProfile(trx, found.profile_id);
    if (!held || !owner || !mayActOn(viewer, 'profiles.review', owner))
      throw new AppError('NOT_FOUND');
    if (decision === 'refuse' && held.state === 'refused') return;
    if (held.version !== version || isClosed(owner)) throw new AppError('CHANGED_MEANWHILE');
    const { profile_id, part, field, text } = held;
    const kept = decision === 'refuse' ? reason || null : null;
    if (decision === 'allow') {
      if (part === 'photo') await setCaption(trx, profile_id, field, text);
      else await storeFields(trx, profile_id, { section: part, fields: { [field]: text } }, now);
      await deleteHeld(trx, held, [field]);
    } else {
      await markRefused(trx, held.id, kept);
      const mail = { kind: 'text-refused' as const, user_id: profile_id, held_id: held.id };
      await queueMail<ModerationMail>(trx, ctx, { ...mail, reason: kept }, { network: null });
    }
    const before = { field, text, state: held.state };
    const after = { field, text, state: decision === 'allow' ? 'approved' : 'refused' };
    const act = { action: 'text', subject_id: profile_id, part } as const;
    await recordHistory(trx, viewer, { ...act, before, after, reason: kept }, now);
  });
}
