import {
  type Expression,
  type Insertable,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { isOfOffice } from '../../access/office.ts';
import { approved, visible } from '../../access/profiles.ts';
import { type IdRange, isInRange } from '../../db/id-pages.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Askings } from '../../db/schema/askings.ts';
import type { Database } from '../../db/schema/database.ts';
import { refusesMail } from '../mail/index.ts';

const dayOf = (time: string) =>
  sql<string | null>`(${sql.ref(time)} AT TIME ZONE 'Asia/Kolkata')::date`;

/** The last sign of life of a profile's member: a visit, a word, or the approval of what he has filled in; of `members` or `withSigns`. */
const heard = sql<string>`greatest(visits.active_on, users.heard_on, ${dayOf('profiles.approved_at')},
  ${dayOf('users.created_at')})`;

/** Nobody of the office is asked, who had a profile once. */
const notStaff = sql<boolean>`NOT ${isOfOffice('profiles.user_id')}`;

function members(db: Kysely<Database>) {
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('visits', 'visits.user_id', 'profiles.user_id');
}

/** Profiles of a page that others see, whose members gave no sign of life since that day and were not asked yet. */
export async function findUnasked(
  db: Kysely<Database>,
  until: string,
  range: IdRange,
): Promise<string[]> {
  const rows = await members(db)
    .leftJoin('askings', 'askings.user_id', 'profiles.user_id')
    .where(visible)
    .where('askings.id', 'is', null)
    .where(notStaff)
    .where(sql<boolean>`${heard} <= ${until}::date`)
    .where(isInRange('profiles.user_id', range))
    .orderBy('profiles.user_id')
    .select('profiles.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What is known of a member who may be asked or hidden. */
export async function findSigns(db: Kysely<Database>, userId: string) {
  return members(db)
    .where('profiles.user_id', '=', userId)
    .select((eb) => [
      heard.as('heard_on'),
      'users.verified_email',
      sql<string | null>`profiles.basic ->> 'email'`.as('email'),
      eb
        .and([
          eb('visits.user_id', 'is', null),
          eb.exists(
            eb
              .selectFrom('entries')
              .whereRef('entries.user_id', '=', 'profiles.user_id')
              .select('entries.id'),
          ),
        ])
        .$castTo<boolean>()
        .as('never_here'),
      refusesMail('profiles.user_id', 'still-looking').as('refused'),
    ])
    .executeTakeFirstOrThrow();
}
export type Signs = Awaited<ReturnType<typeof findSigns>>;

export async function insertAsking(
  trx: Transaction<Database>,
  asking: Insertable<Askings>,
): Promise<void> {
  await trx.insertInto('askings').values(asking).execute();
}

/** A member's asking; it changes under the lock of the profile. */
export async function findAsking(db: Kysely<Database>, userId: string) {
  return db.selectFrom('askings').where('user_id', '=', userId).selectAll().executeTakeFirst();
}
export type Asking = NonNullable<Awaited<ReturnType<typeof findAsking>>>;

export async function changeAsking(
  db: Kysely<Database>,
  userId: string,
  changed: Updateable<Askings>,
): Promise<void> {
  await db.updateTable('askings').set(changed).where('user_id', '=', userId).execute();
}

/** Counts a call that reached nobody. */
export async function countCall(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('askings')
    .set((eb) => ({ called_at: now, calls: eb('calls', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteAsking(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('askings').where('user_id', '=', userId).execute();
}

/** Askings with what is known of their members since. */
export function withSigns(db: Kysely<Database>) {
  return db
    .selectFrom('askings')
    .innerJoin('profiles', 'profiles.user_id', 'askings.user_id')
    .innerJoin('users', 'users.id', 'askings.user_id')
    .leftJoin('visits', 'visits.user_id', 'askings.user_id');
}

/** A sign of life since the asking. */
export const isHeard = sql<boolean>`${heard} > askings.heard_on`;
const notHeard: Expression<SqlBool> = sql<boolean>`NOT ${isHeard}`;

/** Members of a page who are hidden though their day has not come: the clock ran ahead then. */
export async function findHiddenEarly(
  db: Kysely<Database>,
  today: string,
  range: IdRange,
): Promise<string[]> {
  const rows = await db
    .selectFrom('askings')
    .where(isInRange('user_id', range))
    .where('hidden_at', 'is not', null)
    .where('back_at', 'is', null)
    .where(sql<boolean>`hides_on > ${today}::date`)
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Members of a page who were here since they were hidden, by a call that was made at that moment. */
export async function findBack(db: Kysely<Database>, range: IdRange): Promise<string[]> {
  const rows = await withSigns(db)
    .where(isInRange('askings.user_id', range))
    .where(isHeard)
    .where('askings.hidden_at', 'is not', null)
    .where('askings.back_at', 'is', null)
    .select('askings.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Deletes the askings of a page that are over: by a sign of life, or because the profile is not of those who look any more. */
export async function deleteOver(
  db: Kysely<Database>,
  backBefore: Date,
  range: IdRange,
): Promise<void> {
  const over = withSigns(db)
    .where(isInRange('askings.user_id', range))
    .where((eb) =>
      eb.or([
        eb.and([
          isHeard,
          sql<boolean>`askings.call_why IS DISTINCT FROM 'found'`,
          sql<boolean>`(askings.hidden_at IS NULL OR askings.back_at < ${backBefore})`,
        ]),
        eb.and([
          eb('askings.call_why', '=', 'found'),
          sql<boolean>`(NOT ${approved} OR profiles.away IS NULL)`,
        ]),
      ]),
    )
    .select('askings.user_id');
  await db.deleteFrom('askings').where('user_id', 'in', over).execute();
}

/** Before the id of an asking it is the key of its mail, which goes once. */
export const ASKING_KEY = 'still-looking:';

/** The mail of an asking was taken by the mail server, to an address that still counts. */
const mailCame = sql<boolean>`(askings.by_mail AND users.verified_email = profiles.basic ->> 'email'
  AND NOT ${refusesMail('askings.user_id', 'still-looking')}
  AND EXISTS (SELECT FROM mails WHERE mails.once = ${sql.lit(ASKING_KEY)} || askings.id
                 AND mails.done_at IS NOT NULL AND mails.failed_at IS NULL))`;
const pushCame = sql<boolean>`EXISTS (SELECT FROM push_messages
  WHERE push_messages.id = askings.push_id AND push_messages.taken_at IS NOT NULL)`;

/** Members who were to be told before then, whom nothing has reached, and who gave no sign of life. */
const unreached = (db: Kysely<Database>, before: Date) =>
  withSigns(db)
    .where(notHeard)
    .where('askings.hides_on', 'is not', null)
    .where('askings.hidden_at', 'is', null)
    .where('askings.call_why', 'is', null)
    .where('askings.asked_at', '<', before)
    .where(sql<boolean>`NOT (${mailCame} OR ${pushCame})`)
    .select('askings.user_id');

/** Those of a page. */
export async function findUnreached(
  db: Kysely<Database>,
  before: Date,
  range: IdRange,
): Promise<string[]> {
  const rows = await unreached(db, before).where(isInRange('askings.user_id', range)).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Whether a member is one of them. */
export async function isUnreached(
  db: Kysely<Database>,
  before: Date,
  userId: string,
): Promise<boolean> {
  return returnsRow(unreached(db, before).where('askings.user_id', '=', userId));
}

/** Members of a page who were told, and whose day has come. */
export async function findDue(
  db: Kysely<Database>,
  today: string,
  range: IdRange,
): Promise<string[]> {
  const rows = await withSigns(db)
    .where(isInRange('askings.user_id', range))
    .where(visible)
    .where(notHeard)
    .where('askings.hidden_at', 'is', null)
    .where(sql<boolean>`askings.hides_on <= ${today}::date`)
    .where(sql<boolean>`(${mailCame} OR ${pushCame})`)
    .orderBy('askings.user_id')
    .select('askings.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
