import type { MailRhythm } from '@mala/contract/digest.ts';
import type { Filters } from '@mala/contract/search.ts';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { kept } from '../../access/files.ts';
import { isOfOffice } from '../../access/office.ts';
import { visible } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { refusesMail, waitsUnsent } from '../mail/index.ts';

/** What a member chose; null for who chose nothing, or stopped the mails by the link in one. */
export async function findRhythm(db: Kysely<Database>, userId: string): Promise<MailRhythm | null> {
  const row = await db
    .selectFrom('digests')
    .where('user_id', '=', userId)
    .where(sql<boolean>`NOT ${refusesMail('digests.user_id', 'new-profiles')}`)
    .select('every')
    .executeTakeFirst();
  return row?.every ?? null;
}

/** Stores what a member chose. What is new counts from the first choice on. */
export async function storeRhythm(
  trx: Transaction<Database>,
  choice: { user_id: string; every: MailRhythm; next_at: Date },
  now: Date,
): Promise<void> {
  const { every, next_at } = choice;
  await trx
    .insertInto('digests')
    .values({ ...choice, chosen_at: now, since: now, made_on: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ every, next_at, chosen_at: now }),
    )
    .execute();
}

export async function deleteRhythm(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('digests').where('user_id', '=', userId).execute();
}

/** Who gets such a mail: who is approved and seen, with a confirmed address, and works for no office. */
const isReader = sql<boolean>`(${visible}
  AND coalesce(profiles.basic ->> 'email' = users.verified_email, false)
  AND NOT ${refusesMail('digests.user_id', 'new-profiles')}
  AND NOT ${isOfOffice('digests.user_id')})`;

/** A member's saved searches, of a query for `users`. */
export const searches = sql<
  { id: string; name: string; filters: Filters; looked_at: string }[]
>`coalesce((
  SELECT json_agg(json_build_object('id', id, 'name', name, 'filters', filters, 'looked_at', looked_at) ORDER BY created_at, id)
  FROM saved_searches WHERE saved_searches.user_id = users.id), '[]')`;

export const hasPhoto = sql<boolean>`EXISTS (SELECT FROM photos
  WHERE photos.profile_id = users.id AND ${kept})`;

function readers(db: Kysely<Database>) {
  return db
    .selectFrom('digests')
    .innerJoin('users', 'users.id', 'digests.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'digests.user_id')
    .select(['digests.user_id', 'users.domain', 'profiles.gender', 'profiles.preferences'])
    .select(hasPhoto.as('has_photo'));
}

/** Whether a due time is more than `wait` milliseconds off. */
export const isAfter = (now: Date, wait: number) =>
  sql<boolean>`next_at > ${new Date(now.getTime() + wait)}`;

/** Whether the due time of a mail is further off than one waits for it. */
export function isLate(now: Date, waits: Readonly<Record<MailRhythm, number>>) {
  const each = Object.entries(waits).map(
    ([every, wait]) => sql`(every = ${every} AND ${isAfter(now, wait)})`,
  );
  // those past the shortest are found by the index
  const least = Math.min(...Object.values(waits));
  return sql<boolean>`(${isAfter(now, least)} AND (${sql.join(each, sql` OR `)}))`;
}

/** Members whose due time is corrected by one statement. */
const CORRECTED = 1000;

/** Has members due now whose due time no right clock gives. */
export async function correctDue(
  db: Kysely<Database>,
  table: 'digests' | 'search_news',
  now: Date,
  isWrong: RawBuilder<boolean>,
  most = CORRECTED,
): Promise<void> {
  for (let corrected = most; corrected >= most; ) {
    const { numAffectedRows = 0n } = await sql`
      UPDATE ${sql.table(table)} SET next_at = ${now} WHERE user_id IN (
        SELECT user_id FROM ${sql.table(table)} WHERE ${isWrong} LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(
      db,
    );
    corrected = Number(numAffectedRows);
  }
}

/**
 * Takes up to `most` members whose mail is due, and keeps them from others until the transaction ends. Only one condition on the due
 * time, so that the index gives the first ones: a hundred thousand may be due.
 */
export async function takeDue(
  trx: Transaction<Database>,
  { now, most }: { now: Date; most: number },
) {
  return readers(trx)
    .where('digests.next_at', '<=', now)
    .orderBy('digests.next_at')
    .limit(most)
    .forUpdate('digests')
    .skipLocked()
    .select(['digests.every', 'digests.since', 'digests.made_on', searches.as('searches')])
    .select([
      isReader.as('mailed'),
      waitsUnsent('digests.user_id', 'new-profiles', now).as('waits_unsent'),
    ])
    .execute();
}
export type Due = Awaited<ReturnType<typeof takeDue>>[number];

/**
 * Says of members who were taken when the next mail is due, from when on it looks, and whose was made today: the latest day of any
 * clock stays.
 */
export async function storeDone(
  trx: Transaction<Database>,
  done: readonly { user_id: string; next_at: Date; since: Date; made: boolean }[],
  today: string,
): Promise<void> {
  const ids = done.map(({ user_id }) => user_id);
  const times = done.map(({ next_at }) => next_at.toISOString());
  const sinces = done.map(({ since }) => since.toISOString());
  const made = done.map((one) => one.made);
  await sql`
    UPDATE digests SET next_at = done.next_at, since = done.since,
      made_on = CASE WHEN done.made THEN greatest(made_on, ${today}::date) ELSE made_on END
    FROM unnest(${ids}::uuid[], ${times}::timestamptz[], ${sinces}::timestamptz[], ${made}::boolean[])
      AS done (user_id, next_at, since, made)
    WHERE digests.user_id = done.user_id`.execute(trx);
}

/** Whom a mail is for, as of now; undefined if that member gets none any more. */
export async function findReader(db: Kysely<Database>, userId: string) {
  return readers(db).where('digests.user_id', '=', userId).where(isReader).executeTakeFirst();
}

/** The names of a member's saved searches by their ids. */
export async function findNames(
  db: Kysely<Database>,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
