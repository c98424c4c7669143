import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { notClosed } from '../../access/profiles.ts';
import { onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was changed in a section, as the office last saw it; undefined if it has seen all. */
export async function findLive(
  trx: Transaction<Database>,
  profile_id: string,
  section: Section,
): Promise<Values | undefined> {
  const row = await trx
    .selectFrom('live_changes')
    .where('profile_id', '=', profile_id)
    .where('section', '=', section)
    .select('before')
    .executeTakeFirst();
  return row?.before;
}

/** Keeps what the office last saw of changed fields; `since` stays that of the first change. */
export async function storeLive(
  trx: Transaction<Database>,
  { profile_id, section, before }: { profile_id: string; section: Section; before: Values },
  now: Date,
): Promise<void> {
  const values = { before: JSON.stringify(before), changed_at: now };
  await trx
    .insertInto('live_changes')
    .values({ profile_id, section, since: now, ...values })
    .onConflict((conflict) => conflict.columns(['profile_id', 'section']).doUpdateSet(values))
    .execute();
}

/** Forgets the changes of a profile, or of one section of it. */
export async function deleteLive(
  trx: Transaction<Database>,
  profileId: string,
  section?: Section,
): Promise<void> {
  let query = trx.deleteFrom('live_changes').where('profile_id', '=', profileId);
  if (section) query = query.where('section', '=', section);
  await query.execute();
}

const byProfile = (db: Kysely<Database>) =>
  db
    .selectFrom('live_changes')
    .groupBy('profile_id')
    .select([
      'profile_id',
      sql<Date>`min(since)`.as('since'),
      sql<Date>`max(changed_at)`.as('changed_at'),
      sql<Partial<Record<Section, Values>>>`jsonb_object_agg(section, before)`.as('before'),
      sql<string>`md5(string_agg(concat(section, before, changed_at), ' ' ORDER BY section))`.as(
        'version',
      ),
    ])
    .as('live');

/** One row for each profile that has changes; what a closed account changed waits until it is open again. */
const changed = (db: Kysely<Database>) =>
  db
    .selectFrom('profiles')
    .where(notClosed)
    .innerJoin(byProfile(db), (join) => join.onRef('live.profile_id', '=', 'profiles.user_id'));

const whole = (db: Kysely<Database>) =>
  changed(db).select([
    'live.profile_id',
    'live.since',
    'live.changed_at',
    'live.before',
    'live.version',
    'profiles.domain',
    'profiles.mid',
    'profiles.name',
    // with the values of now
    'profiles.basic',
    'profiles.personal',
    'profiles.work',
    'profiles.family',
    'profiles.horoscope',
  ]);

/** One page of the profiles that have changes, the longest unseen first. */
export async function findLiveChanges(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
) {
  return whole(db)
    .where(seen)
    .orderBy('live.since')
    .orderBy('live.profile_id')
    .$call(onPage(page))
    .execute();
}
export type LiveRow = Awaited<ReturnType<typeof findLiveChanges>>[number];

export async function countLiveChanges(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  const { count } = await changed(db)
    .where(seen)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The changes of one profile; undefined if there are none. */
export async function findLiveOf(
  trx: Transaction<Database>,
  profileId: string,
): Promise<LiveRow | undefined> {
  return whole(trx).where('profiles.user_id', '=', profileId).executeTakeFirst();
}

/** For the desk: the profiles that have changes. */
export async function waitingLiveChanges(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return db
    .selectFrom('live_changes')
    .innerJoin('profiles', 'profiles.user_id', 'live_changes.profile_id')
    .where('profiles.domain', 'in', domains)
    .where(notClosed)
    .groupBy('profiles.domain')
    .select([
      'profiles.domain',
      sql<number>`count(DISTINCT live_changes.profile_id)`.as('count'),
      sql<Date>`min(live_changes.since)`.as('oldest'),
    ])
    .execute();
}
