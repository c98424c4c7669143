import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from './letter.ts';
import { insertMail } from './queries.ts';

/**
 * Puts a mail into the queue as part of the caller's transaction: it is sent if and only if that commits. With a
 * key in `once`, a second mail with the same key is left out. Members without an address get none, silently. The
 * caller names its own mails (`queueMail<AuthMail>`), so that a letter's facts are checked.
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
