import { validate as isUuid } from 'uuid';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import { AppError } from '../../errors.ts';
import { giveUpFailed, reopenFailed } from './queries.ts';

/** Tries a failed mail anew for another 24 hours, or takes it off the list. Throws 404 NOT_FOUND where it is none. */
export async function settleFailed(
  { db, jobs, now }: Context,
  { mailId, actorId, how }: { mailId: string; actorId: string; how: 'retry' | 'drop' },
): Promise<void> {
  if (!isUuid(mailId)) throw new AppError('NOT_FOUND');
  await db.transaction().execute(async (trx) => {
    const mail =
      how === 'retry' ? await reopenFailed(trx, mailId) : await giveUpFailed(trx, mailId, now());
    if (!mail) throw new AppError('NOT_FOUND');
    if (how === 'retry') await jobs.send(trx, 'mail', { mail_id: mailId });
    await recordAudit(
      trx,
      {
        actor_id: actorId,
        action: 'mail',
        subject_id: mail.user_id,
        detail: { mail_id: mailId, kind: mail.kind, how },
      },
      now(),
    );
  });
}
