import { STATUS } from '@mala/contract/access/status.ts';
import type { ComplaintDecision } from '@mala/contract/complaints.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { changeStatusIn } from '../moderation/index.ts';
import type { ComplaintMail } from './letters.ts';
import { findComplaint, keepReporter, storeDecision } from './queries.ts';

interface Decided {
  decision: ComplaintDecision;
  /** to the reporter */
  answer: string;
  /** to the member whose profile it is */
  reason?: string | null | undefined;
}

/**
 * Answers a complaint: the reporter gets a mail with the answer, a warned member one with the reason, and a refused profile is
 * refused as by the review. Throws 400 for a warning without a reason, 404 NOT_FOUND, and 409 CHANGED_MEANWHILE where it was
 * answered before.
 */
export async function decideComplaint(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { decision, answer, reason }: Decided,
): Promise<void> {
  const now = ctx.now();
  if (decision === 'warned' && !reason)
    throw new AppError('INVALID', { faults: { reason: 'required' } });
  const network = { network: null };
  await ctx.db.transaction().execute(async (trx) => {
    const found = await findComplaint(trx, id);
    const about = found && (await lockProfile(trx, found.profile_id));
    if (!about || !mayActOn(viewer, 'complaints.handle', about)) throw new AppError('NOT_FOUND');
    if (found.reporter_id) await keepReporter(trx, found.reporter_id);
    // again, since it changes only under the locks
    const complaint = await findComplaint(trx, id);
    if (!complaint) throw new AppError('NOT_FOUND');
    if (complaint.decision !== null) throw new AppError('CHANGED_MEANWHILE');
    await storeDecision(trx, complaint.id, { decision, answer, now });
    const { profile_id, reporter_id } = complaint;
    const act = { action: 'complaint', subject_id: profile_id } as const;
    const after = { reason: complaint.reason, decision, answer };
    await recordHistory(trx, viewer, { ...act, after, reason: reason || null }, now);
    const tellReporter = async () => {
      if (!reporter_id) return;
      const mail = { kind: 'complaint-answered' as const, user_id: reporter_id, answer };
      await queueMail<ComplaintMail>(trx, ctx, { ...mail, complaint_id: complaint.id }, network);
    };
    // the counters of the mails are locked in one order, also by the answer to a complaint the other way round
    const isReporterFirst = reporter_id !== null && reporter_id < profile_id;
    if (isReporterFirst) await tellReporter();
    if (decision === 'refused')
      await changeStatusIn(trx, ctx, viewer, profile_id, { status: STATUS.REJECTED, reason }, now);
    if (decision === 'warned' && reason)
      await queueMail<ComplaintMail>(
        trx,
        ctx,
        { kind: 'member-warned', user_id: profile_id, reason },
        network,
      );
    if (!isReporterFirst) await tellReporter();
  });
}
