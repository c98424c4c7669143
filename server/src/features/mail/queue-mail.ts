import type { Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from './letter.ts';
import { clearFailure, insertMail } from './queries.ts';

/**
 * Queues a mail in the caller's transaction: it is sent if that commits. A second mail with the same key `once` is
 * skipped. Members without an address get none. The type parameter (`queueMail<AuthMail>`) checks the letter's data.
 */
export async function queueMail<Asked extends Mail>(
  trx: Transaction<Database>,
  jobs: Jobs,
  { kind, user_id, ...facts }: NoInfer<Asked>,
  once: string | null = null,
): Promise<void> {
  const mail_id = await insertMail(trx, { user_id, kind, facts: JSON.stringify(facts), once });
  if (mail_id) await jobs.send(trx, 'mail', { mail_id });
}

/** Retries a failed mail for another 24 hours, or drops it for good. Throws 404 NOT_FOUND if there is none. */
export async function resolveFailedMail(
  { db, jobs, now }: Context,
  viewer: Viewer,
  mail_id: string,
  how: 'retry' | 'drop',
): Promise<void> {
  if (!isUuid(mail_id)) throw new AppError('NOT_FOUND');
  await db.transaction().execute(async (trx) => {
    const mail = await clearFailure(trx, mail_id, how === 'drop' ? now() : null);
    if (!mail) throw new AppError('NOT_FOUND');
    if (how === 'retry') await jobs.send(trx, 'mail', { mail_id });
    const detail = { mail_id, kind: mail.kind, how };
    await recordAudit(trx, viewer, 'mail', mail.user_id, detail, now());
  });
}
