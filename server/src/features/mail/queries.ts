import type { Domain } from '@mala/contract/communities/domain.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { OPTIONAL_MAILS, type OptionalMail, type StoppableMail } from '@mala/contract/mail.ts';
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { countRows, onPage, returnsRow, type Waiting } from '../../db/query-parts.ts';
import type { Mails } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';

const profileEmail = sql<string | null>`profiles.basic ->> 'email'`;

/** Inserts a mail; returns its id, or undefined if one with the same key exists. */
export async function insertMail(
  trx: Transaction<Database>,
  mail: Omit<Insertable<Mails>, 'id'>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('mails')
    .values({ id: uuid(), ...mail })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Inserts mails; their ids. */
export async function insertMails(
  trx: Transaction<Database>,
  mails: readonly Omit<Insertable<Mails>, 'id'>[],
): Promise<string[]> {
  const rows = mails.map((mail) => ({ id: uuid(), ...mail }));
  await trx.insertInto('mails').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** The addresses of an account; null where it has none. */
export interface Addresses {
  /** the profile's */
  email: string | null;
  /** confirmed last */
  verified_email: string | null;
  /** given at the first save or with the password (decision 041) */
  given_email: string | null;
}

export async function findAddresses(db: Kysely<Database>, userId: string): Promise<Addresses> {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select([profileEmail.as('email'), 'users.verified_email', 'users.given_email'])
    .executeTakeFirstOrThrow();
}

/** A mail with its recipient's current data. `address` is the profile's. */
export async function findMail(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('mails.id', '=', id)
    .select((eb) => [
      'mails.id',
      'mails.user_id',
      'mails.kind',
      'mails.facts',
      'mails.done_at',
      'mails.failed_at',
      'users.user_name',
      'users.domain',
      'users.language',
      'users.verified_email',
      profileEmail.as('address'),
      eb
        .exists(
          eb
            .selectFrom('mail_refusals')
            .whereRef('mail_refusals.user_id', '=', 'mails.user_id')
            .whereRef('mail_refusals.kind', '=', 'mails.kind')
            .select(sql.lit(1).as('one')),
        )
        .as('refused'),
    ])
    .executeTakeFirst();
}
export type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Marks a mail as sent, or as having no recipient. */
export async function markDone(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ done_at: now, failed_at: null, fault: null })
    .where('id', '=', id)
    .execute();
}

/** Stores the mail server's error. */
export async function storeFault(db: Kysely<Database>, id: string, fault: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ fault })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Of a member's mails in a row that were refused for good, after which the address is taken for dead. */
const REFUSED_IN_A_ROW = 3;
/** From the first of them to the last, at least: a mailbox may be full for a day. */
const REFUSED_HOURS = 36;

/**
 * Notes that a mail is given up because its recipient was refused for good. Returns whether it is the last one of several in a row, for
 * which the confirmation of its address ends.
 */
export async function noteRefused(
  db: Kysely<Database>,
  { id, user_id }: { id: string; user_id: string },
): Promise<boolean> {
  await db.updateTable('mails').set({ refused: true }).where('id', '=', id).execute();
  const settled = sql<boolean>`(refused OR done_at IS NOT NULL OR failed_at IS NOT NULL)`;
  const { rows } = await sql<{ is_last: boolean }>`
    SELECT count(*) FILTER (WHERE refused) = ${REFUSED_IN_A_ROW}
           AND max(queued_at) - min(queued_at) >= ${REFUSED_HOURS} * interval '1 hour' AS is_last
      FROM (SELECT refused, queued_at FROM mails WHERE user_id = ${user_id} AND ${settled}
             ORDER BY queued_at DESC, id DESC LIMIT ${REFUSED_IN_A_ROW}) AS latest`.execute(db);
  return rows[0]?.is_last ?? false;
}

/** Marks a mail as failed unless it was sent. */
export async function markFailed(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failed_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** Deletes mails that were sent before `then`, except those with a key, which must not be queued again. */
export async function forgetSent(db: Kysely<Database>, then: Date): Promise<void> {
  await db.deleteFrom('mails').where('done_at', '<', then).where('once', 'is', null).execute();
}

/** The optional mails that a member unsubscribed from. */
export async function findRefusals(db: Kysely<Database>, userId: string): Promise<OptionalMail[]> {
  const rows = await db
    .selectFrom('mail_refusals')
    .where('user_id', '=', userId)
    .where('kind', 'in', OPTIONAL_MAILS)
    .select('kind')
    .$narrowType<{ kind: OptionalMail }>()
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Whether a member unsubscribed from a kind of mail, for a query that has that member's id. */
export function refusesMail(userId: string, kind: StoppableMail): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM mail_refusals
    WHERE mail_refusals.user_id = ${sql.ref(userId)} AND mail_refusals.kind = ${kind})`;
}

/** A mail that waits longer than so is lost: its job is gone, or ended without a word. */
const WAITS_MS = 14 * DAY_MS;

/** Whether a mail of a kind to a member still waits to be sent, for a query that has that member's id; one that failed does not. */
export function waitsUnsent(userId: string, kind: StoppableMail, now: Date): RawBuilder<boolean> {
  const after = new Date(now.getTime() - WAITS_MS);
  return sql<boolean>`EXISTS (SELECT FROM mails WHERE mails.user_id = ${sql.ref(userId)} AND mails.kind = ${kind}
    AND done_at IS NULL AND failed_at IS NULL AND queued_at > ${after})`;
}

/** Doing it twice changes nothing. */
export async function refuseMail(
  db: Kysely<Database>,
  userId: string,
  kind: StoppableMail,
): Promise<void> {
  await db
    .insertInto('mail_refusals')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Doing it twice changes nothing. */
export async function wantMail(
  db: Kysely<Database>,
  userId: string,
  kind: StoppableMail,
): Promise<void> {
  await db
    .deleteFrom('mail_refusals')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** Whether there is such an account. */
export async function isUser(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(db.selectFrom('users').where('id', '=', id).select('id'));
}

function failed(db: Kysely<Database>, domains: readonly Domain[]) {
  return db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .where('mails.failed_at', 'is not', null)
    .where('users.domain', 'in', domains);
}

/** One page of the mails to people of these sites that could not be sent, newest failure first. */
export async function findFailed(db: Kysely<Database>, domains: readonly Domain[], page: number) {
  return failed(db, domains)
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'mails.id',
      'mails.kind',
      'mails.user_id',
      'mails.queued_at',
      'mails.failed_at',
      'mails.fault',
      'users.user_name',
      'profiles.mid',
    ])
    .$narrowType<{ failed_at: Date }>()
    .orderBy('mails.failed_at', 'desc')
    .orderBy('mails.id')
    .$call(onPage(page))
    .execute();
}
export type FailedMail = Awaited<ReturnType<typeof findFailed>>[number];

/** How many mails could not be sent. */
export async function countFailed(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<number> {
  return countRows(failed(db, domains));
}

/** For the desk: the mails that could not be sent. */
export async function waitingMails(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return failed(db, domains)
    .groupBy('users.domain')
    .select([
      'users.domain',
      sql<number>`count(*)`.as('count'),
      sql<Date>`min(mails.failed_at)`.as('oldest'),
    ])
    .execute();
}

/**
 * Ends the failure of a mail: it waits again, or is done if `doneAt` is given, so that its key is not used again.
 * Undefined if it is no failed mail to somebody of these sites.
 */
export async function clearFailure(
  trx: Transaction<Database>,
  { id, domains }: { id: string; domains: readonly Domain[] },
  doneAt: Date | null,
): Promise<Pick<FoundMail, 'user_id' | 'kind'> | undefined> {
  return trx
    .updateTable('mails')
    .from('users')
    .set({ failed_at: null, done_at: doneAt, refused: false })
    .whereRef('users.id', '=', 'mails.user_id')
    .where('mails.id', '=', id)
    .where('mails.failed_at', 'is not', null)
    .where('users.domain', 'in', domains)
    .returning(['mails.user_id', 'mails.kind'])
    .executeTakeFirst();
}

const mailsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('mails').where('mails.user_id', '=', userId);

export async function countMailsOf(db: Kysely<Database>, userId: string): Promise<number> {
  return countRows(mailsOf(db, userId));
}

/** One page of the mails to a member that are kept, newest first, without what they say. */
export async function findMailsOf(db: Kysely<Database>, userId: string, page: number) {
  return mailsOf(db, userId)
    .select(['id', 'kind', 'queued_at', 'done_at', 'failed_at'])
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type MailOf = Awaited<ReturnType<typeof findMailsOf>>[number];
