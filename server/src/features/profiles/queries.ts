import type { Section } from '@mala/contract/profiles/field.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import type { ProfileOpens, Profiles } from '../../db/schema/profiles.ts';

export type ProfileRow = Selectable<Profiles>;

/** The profile of an id, which may be malformed. */
export async function findProfile(
  db: Kysely<Database>,
  profileId: string,
): Promise<ProfileRow | undefined> {
  if (!isUuid(profileId)) return undefined;
  return db.selectFrom('profiles').where('user_id', '=', profileId).selectAll().executeTakeFirst();
}

/** What a member did with a profile: shortlisted it, downloaded its contact. */
export async function findTies(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<{ hasShortlisted: boolean; downloaded: boolean }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('shortlists')
            .where('user_id', '=', userId)
            .where('profile_id', '=', profileId)
            .select(eb.lit(1).as('one')),
        )
        .as('hasShortlisted'),
      eb
        .exists(
          eb
            .selectFrom('downloads')
            .where('user_id', '=', userId)
            .where('profile_id', '=', profileId)
            .select(eb.lit(1).as('one')),
        )
        .as('downloaded'),
    ])
    .executeTakeFirstOrThrow();
  return { hasShortlisted: Boolean(row.hasShortlisted), downloaded: Boolean(row.downloaded) };
}

/** Stores a section whole. */
export async function storeSection(
  trx: Transaction<Database>,
  profileId: string,
  section: Section,
  values: object,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ [section]: JSON.stringify(values), updated_at: now })
    .where('user_id', '=', profileId)
    .execute();
}

/** Gives a profile its number, or keeps the one that it has under the letters of its gender. */
export async function setMid(
  trx: Transaction<Database>,
  profile: { user_id: string; mid: string | null },
  letters: 'MM' | 'MF',
): Promise<string> {
  const mid = profile.mid
    ? `${letters}${profile.mid.slice(letters.length)}`
    : sql<string>`${letters} || nextval('mid_numbers')`;
  const row = await trx
    .updateTable('profiles')
    .set({ mid })
    .where('user_id', '=', profile.user_id)
    .returning('mid')
    .$narrowType<{ mid: string }>()
    .executeTakeFirstOrThrow();
  return row.mid;
}

/** Whether a member opened a profile on a day (YYYY-MM-DD). */
export async function hasOpened(
  db: Kysely<Database>,
  open: Insertable<ProfileOpens>,
): Promise<boolean> {
  const row = await db
    .selectFrom('profile_opens')
    .where('user_id', '=', open.user_id)
    .where('day', '=', open.day)
    .where('profile_id', '=', open.profile_id)
    .select('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the member's other openings back until the transaction ends. */
export async function lockAccount(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes an opening, once a day; how many different profiles the member opened on that day. */
export async function recordOpen(
  trx: Transaction<Database>,
  open: Insertable<ProfileOpens>,
): Promise<number> {
  await trx
    .insertInto('profile_opens')
    .values(open)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await trx
    .selectFrom('profile_opens')
    .where('user_id', '=', open.user_id)
    .where('day', '=', open.day)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
