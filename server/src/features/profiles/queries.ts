import type { Away } from '@mala/contract/access/away.ts';
import { STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Mobiles } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { ProfileOpens, Profiles } from '../../db/schema/profiles.ts';
import { correctAhead, type Span } from '../../db/times-ahead.ts';

export type ProfileRow = Selectable<Profiles>;

/** The profile of an id, which may be malformed. */
export async function findProfile(
  db: Kysely<Database>,
  profileId: string,
): Promise<ProfileRow | undefined> {
  if (!isUuid(profileId)) return undefined;
  return db.selectFrom('profiles').where('user_id', '=', profileId).selectAll().executeTakeFirst();
}

/** Locks a profile until the transaction ends, and reads all of it; undefined if it is gone. */
export async function lockWholeProfile(
  trx: Transaction<Database>,
  profileId: string,
): Promise<ProfileRow | undefined> {
  return trx
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a member did with a profile: shortlisted it, downloaded its contact. */
export async function findInteractions(
  db: Kysely<Database>,
  userId: string,
  profileId: string,
): Promise<{ hasShortlisted: boolean; downloaded: boolean }> {
  const has = (table: 'shortlists' | 'downloads') =>
    db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .where('profile_id', '=', profileId)
      .select('profile_id');
  return db
    .selectNoFrom((eb) => [
      eb.exists(has('shortlists')).$castTo<boolean>().as('hasShortlisted'),
      eb.exists(has('downloads')).$castTo<boolean>().as('downloaded'),
    ])
    .executeTakeFirstOrThrow();
}

/** A section as a column, stored as a whole. */
export function storedSection(section: Section, values: object): Updateable<Profiles> {
  return { [section]: JSON.stringify(values) };
}

/** Stores email and mobile numbers of a profile that was saved before. */
export async function restoreContact(
  trx: Transaction<Database>,
  profileId: string,
  contact: { email: string | null; mobiles: Mobiles | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ basic: sql`basic || ${JSON.stringify(contact)}::jsonb`, updated_at: now })
    .where('user_id', '=', profileId)
    .execute();
}

/** Puts values that the office allowed, or that need none of that, into their section, which was saved before. */
export async function storeFields(
  trx: Transaction<Database>,
  profileId: string,
  { section, fields }: { section: Section; fields: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({
      [section]: sql`${sql.ref(section)} || ${JSON.stringify(fields)}::jsonb`,
      updated_at: now,
    })
    .where('user_id', '=', profileId)
    .execute();
}

/** Stores columns of a profile. */
export async function updateProfile(
  trx: Transaction<Database>,
  profileId: string,
  change: Updateable<Profiles>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ ...change, updated_at: now })
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
  return returnsRow(
    db
      .selectFrom('profile_opens')
      .where('user_id', '=', open.user_id)
      .where('day', '=', open.day)
      .where('profile_id', '=', open.profile_id)
      .select('day'),
  );
}

const TEN_MINUTES_MS = 600_000;

/** Notes an opening, once a day. Returns how many profiles the member opened on that day, and in its last ten minutes. */
export async function recordOpen(
  trx: Transaction<Database>,
  open: Insertable<ProfileOpens> & { opened_at: Date },
): Promise<{ opened: number; burst: number }> {
  await trx
    .insertInto('profile_opens')
    .values(open)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const start = new Date(open.opened_at.getTime() - TEN_MINUTES_MS);
  return trx
    .selectFrom('profile_opens')
    .where('user_id', '=', open.user_id)
    .where('day', '=', open.day)
    .select(({ fn }) => [
      fn.countAll<number>().as('opened'),
      fn.countAll<number>().filterWhere('opened_at', '>', start).as('burst'),
    ])
    .executeTakeFirstOrThrow();
}

/** The empty profile of an account, if it has none yet. */
export async function insertProfile(
  trx: Transaction<Database>,
  profile: Pick<Insertable<Profiles>, 'user_id' | 'domain'>,
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/**
 * Stores a status with the reason that the member reads. An approval puts the profile first in the search results;
 * leaving Approved ends being featured.
 */
export async function storeStatus(
  trx: Transaction<Database>,
  profileId: string,
  { status, reason }: { status: Status; reason: string | null },
  now: Date,
): Promise<void> {
  const followed = status === STATUS.APPROVED ? { approved_at: now } : { featured: false };
  await updateProfile(trx, profileId, { status, status_reason: reason, ...followed }, now);
}

/** Hides a profile from others, or shows it again. */
export async function storeAway(
  trx: Transaction<Database>,
  profileId: string,
  away: Away | null,
  now: Date,
): Promise<void> {
  await updateProfile(trx, profileId, { away }, now);
}

/** Stores whether a profile is shown among the featured ones. */
export async function storeFeatured(
  trx: Transaction<Database>,
  profileId: string,
  featured: boolean,
  now: Date,
): Promise<void> {
  await updateProfile(trx, profileId, { featured }, now);
}

/** Sets approvals that a clock which ran ahead noted to the present; the indexes of the search hear of each. */
export async function correctApprovals(db: Kysely<Database>, span: Span): Promise<void> {
  await correctAhead(db, 'profiles', { noted: { times: ['approved_at'] }, span });
}
