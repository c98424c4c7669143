import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { kept } from '../../access/files.ts';
import { runningSubscription } from '../../access/find-viewer.ts';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Mobiles } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';
import { lastCallOf } from '../visits/index.ts';

const email = sql<string | null>`profiles.basic ->> 'email'`;

/** A member with what the office sees of him; the account and the profile are there. */
export async function findWhole(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.id', '=', id)
    .select((eb) => [
      'users.id',
      'users.domain',
      'users.user_name',
      'users.language',
      'users.profile_for',
      'users.filled_in_by',
      'users.created_at',
      'users.verified_email',
      email.as('email'),
      'profiles.mid',
      'profiles.name',
      'profiles.status',
      'profiles.status_reason',
      'profiles.approved_at',
      'profiles.photos_done',
      sql<boolean>`profiles.basic IS NOT NULL`.as('basic'),
      sql<boolean>`profiles.personal IS NOT NULL`.as('personal'),
      sql<boolean>`profiles.work IS NOT NULL`.as('work'),
      sql<boolean>`profiles.family IS NOT NULL`.as('family'),
      sql<boolean>`profiles.horoscope IS NOT NULL`.as('horoscope'),
      eb
        .selectFrom('photos')
        .whereRef('photos.profile_id', '=', 'users.id')
        .where(kept)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('photos'),
      eb
        .selectFrom('horoscope_files')
        .whereRef('horoscope_files.profile_id', '=', 'users.id')
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('files'),
      lastCallOf('users.id', now).as('seen_at'),
      runningSubscription(now).as('subscription_id'),
    ])
    .executeTakeFirst();
}
export type WholeMember = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

/** How a member is reached. */
export async function findContact(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('users.id', '=', id)
    .select([
      'users.mobile_no',
      email.as('email'),
      sql<Mobiles | null>`profiles.basic -> 'mobiles'`.as('mobiles'),
    ])
    .executeTakeFirst();
}

const notesOf = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('member_notes').where('member_notes.member_id', '=', memberId);

export async function countNotes(db: Kysely<Database>, memberId: string): Promise<number> {
  return countRows(notesOf(db, memberId));
}

/** One page of the notes about a member, newest first. */
export async function findNotes(db: Kysely<Database>, memberId: string, page: number) {
  return notesOf(db, memberId)
    .leftJoin('users', 'users.id', 'member_notes.author_id')
    .select([
      'member_notes.id',
      'member_notes.text',
      'member_notes.noted_at',
      'users.user_name as author',
    ])
    .orderBy('member_notes.noted_at', 'desc')
    .orderBy('member_notes.id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type FoundNote = Awaited<ReturnType<typeof findNotes>>[number];

/** The note that says the same, of the same author, since then. */
export async function findSameNote(
  trx: Transaction<Database>,
  { member_id, author_id, text }: { member_id: string; author_id: string; text: string },
  since: Date,
) {
  return trx
    .selectFrom('member_notes')
    .where('member_id', '=', member_id)
    .where('author_id', '=', author_id)
    .where('text', '=', text)
    .where('noted_at', '>', since)
    .select(['id', 'noted_at'])
    .executeTakeFirst();
}

export async function insertNote(
  trx: Transaction<Database>,
  note: { member_id: string; author_id: string; text: string; noted_at: Date },
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('member_notes')
    .values({ id, ...note })
    .execute();
  return id;
}
