import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { TestMails } from '../../db/schema/settings.ts';

export async function insertTestMail(
  trx: Transaction<Database>,
  mail: Omit<TestMails, 'id' | 'received_at'>,
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('test_mails')
    .values({ id, ...mail, received_at: null })
    .execute();
  return id;
}

/** A test mail by its id, which may be malformed. */
export async function findTestMail(
  db: Kysely<Database>,
  id: string,
): Promise<TestMails | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('test_mails').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Notes that it arrived; false if that was noted before. */
export async function noteReceived(
  trx: Transaction<Database>,
  id: string,
  received_at: Date,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('test_mails')
      .set({ received_at })
      .where('id', '=', id)
      .where('received_at', 'is', null)
      .returning('id'),
  );
}

/** The key of a test mail among all mails, by which it is kept after it was sent. */
export const onceOf = (id: string) => `test-mail:${id}`;

/** Whether a mail server took one, whether one arrived, and where the last one went. */
export async function testMailState(db: Kysely<Database>) {
  return db
    .selectFrom('test_mails')
    .leftJoin('mails', (join) =>
      join.on('mails.once', '=', sql<string>`'test-mail:' || test_mails.id`),
    )
    .where('test_mails.by_server', '=', true)
    .select([
      sql<boolean>`coalesce(bool_or(mails.done_at IS NOT NULL OR received_at IS NOT NULL), false)`.as(
        'sent',
      ),
      sql<boolean>`coalesce(bool_or(received_at IS NOT NULL), false)`.as('received'),
      sql<string | null>`(array_agg(email ORDER BY asked_at DESC))[1]`.as('last'),
    ])
    .executeTakeFirstOrThrow();
}

export async function isOneHost(db: Kysely<Database>): Promise<boolean> {
  return returnsRow(db.selectFrom('setup_decisions').where('name', '=', 'one-host').select('name'));
}

/** Decides for one host name, or takes it back; false if that is so already. */
export async function decideOneHost(
  trx: Transaction<Database>,
  one: boolean,
  decided_at: Date,
): Promise<boolean> {
  if (!one)
    return returnsRow(
      trx.deleteFrom('setup_decisions').where('name', '=', 'one-host').returning('name'),
    );
  return returnsRow(
    trx
      .insertInto('setup_decisions')
      .values({ name: 'one-host', decided_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name'),
  );
}

/** When a backup, and the trial restore of one, last succeeded. */
export async function findBackupRuns(db: Kysely<Database>) {
  return db.selectFrom('backup_runs').selectAll().execute();
}
