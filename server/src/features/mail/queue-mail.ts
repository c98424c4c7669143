import { domainsOf } from '@mala/contract/access/role-places.ts';
import type { Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { Mail } from './letter.ts';
import { countMail } from './mail-limits.ts';
import { clearFailure, findAddresses, insertMail, insertMails } from './queries.ts';

/** Where a mail comes from and goes to. */
export interface Sending {
  /** the network address of the call that it follows; null for the office and nightly jobs, which are not counted so */
  network: string | null;
  /** if not the profile's */
  address?: string;
  /** a second mail with the same key is skipped */
  once?: string;
  /** goes to many members in one night: mails that somebody waits for go beside it */
  toMany?: boolean;
}

/**
 * Queues a mail in the caller's transaction: it is sent if that commits. Members without an address get none. The type
 * parameter (`queueMail<AuthMail>`) checks the letter's data. Beyond a limit (mail-limits.ts) nothing is queued: returns
 * 429 TOO_MANY_MAILS, to be thrown if the member waits for the mail, else null.
 */
export async function queueMail<Asked extends Mail>(
  trx: Transaction<Database>,
  ctx: Pick<Context, 'jobs' | 'limits'>,
  { kind, user_id, ...facts }: NoInfer<Asked>,
  { network, address: other, once, toMany = false }: Sending,
): Promise<AppError | null> {
  const { email, verified_email } = await findAddresses(trx, user_id);
  const address = other ?? email;
  const confirmed = address !== null && address === verified_email;
  const refusal = await countMail(trx, ctx, { kind, user_id, address, confirmed, network });
  if (refusal) return refusal;
  const mail = { user_id, kind, facts: JSON.stringify(facts), once: once ?? null };
  const mail_id = await insertMail(trx, mail);
  if (mail_id) await ctx.jobs.send(trx, toMany ? 'digest-mail' : 'mail', { mail_id });
  return null;
}

/**
 * Queues mails of the calendar to many members. They are not counted (mail-limits.ts): whoever calls this sees to it that a member
 * gets one a day at most, to a confirmed address. They have a queue of their own, so that no other mail waits for them.
 */
export async function queueDaily<Asked extends Mail>(
  trx: Transaction<Database>,
  { jobs }: Pick<Context, 'jobs'>,
  mails: readonly NoInfer<Asked>[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ kind, user_id, ...facts }) => ({
    ...{ kind, user_id, once: null },
    facts: JSON.stringify(facts),
  }));
  const ids = await insertMails(trx, rows);
  await jobs.sendAll(
    trx,
    'digest-mail',
    ids.map((mail_id) => ({ mail_id })),
  );
}

/** Retries a failed mail for another 24 hours, or drops it for good. Throws 404 NOT_FOUND if there is none. */
export async function resolveFailedMail(
  { db, jobs, now }: Context,
  viewer: Viewer,
  mail_id: string,
  how: 'retry' | 'drop',
): Promise<void> {
  if (!isUuid(mail_id)) throw new AppError('NOT_FOUND');
  const domains = domainsOf(viewer, 'mails.settle');
  await db.transaction().execute(async (trx) => {
    const mail = await clearFailure(trx, { id: mail_id, domains }, how === 'drop' ? now() : null);
    if (!mail) throw new AppError('NOT_FOUND');
    if (how === 'retry') await jobs.send(trx, 'mail', { mail_id });
    const act = { action: 'mail', subject_id: mail.user_id } as const;
    await recordHistory(trx, viewer, { ...act, after: { mail_id, kind: mail.kind, how } }, now());
  });
}
