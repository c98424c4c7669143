import type { Domain } from '@mala/contract/communities/domain.ts';
import type { SettingValues } from '@mala/contract/settings/values.ts';
import {
  type Insertable,
  type Kysely,
  type NotNull,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { notClosed } from '../../access/profiles.ts';
import { countRows, onPage, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode, Packages, Subscriptions } from '../../db/schema/subscriptions.ts';

/** The packages as a community sells them now: as they were first, unless an owner has saved something else. */
async function packagesOf(db: Kysely<Database>, domain: Domain): Promise<Packages[]> {
  const rows = await db
    .selectFrom('packages')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('site_settings')
        .where('domain', '=', domain)
        .where('name', '=', sql.lit('prices' as const))
        .orderBy('version', 'desc')
        .limit(1)
        .select('contents')
        .as('saved'),
    )
    .execute();
  return rows.map(({ code, saved, ...first }) => {
    const prices = saved as SettingValues['prices'] | null;
    return {
      code,
      price: prices?.[`${code}_price`] ?? first.price,
      profiles: prices?.[`${code}_profiles`] ?? first.profiles,
      days: prices?.[`${code}_days`] ?? first.days,
    };
  });
}

/** What can be bought in a community, cheapest first. */
export async function findPackages(db: Kysely<Database>, domain: Domain): Promise<Packages[]> {
  const rows = await packagesOf(db, domain);
  return rows.sort((a, b) => a.price - b.price || (a.code < b.code ? -1 : 1));
}

/** A subscription by the id that a viewer carries while it runs. */
export async function findSubscription(db: Kysely<Database>, id: string) {
  return db.selectFrom('subscriptions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** Holds a subscription, so that its quota is counted by one transaction at a time. */
export async function lockSubscription(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.selectFrom('subscriptions').where('id', '=', id).select('id').forUpdate().execute();
}

/** Takes one profile from the quota; false where nothing is left. */
export async function takeFromQuota(trx: Transaction<Database>, id: string): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('subscriptions')
      .set((eb) => ({ current_download: eb('current_download', '+', 1) }))
      .where('id', '=', id)
      .whereRef('current_download', '<', 'total_download')
      .returning('id'),
  );
}

/** One page of what a member downloaded, newest first; also what is no longer approved, by name and member id. */
export async function findDownloads(db: Kysely<Database>, userId: string, page: number) {
  return (
    db
      .selectFrom('downloads')
      .innerJoin('profiles', 'profiles.user_id', 'downloads.profile_id')
      .where('downloads.user_id', '=', userId)
      .select(['downloads.profile_id', 'downloads.viewed_at', 'profiles.mid', 'profiles.name'])
      // a profile is downloaded only while approved, so its first step was saved; its name may be held for review since
      .$narrowType<{ mid: NotNull }>()
      .orderBy('downloads.viewed_at', 'desc')
      .orderBy('downloads.profile_id')
      .$call(onPage(page))
      .execute()
  );
}
export type Downloaded = Awaited<ReturnType<typeof findDownloads>>[number];

/** How many profiles a member downloaded. */
export async function countDownloads(db: Kysely<Database>, userId: string): Promise<number> {
  return countRows(db.selectFrom('downloads').where('user_id', '=', userId));
}

/** The downloads by a member, or of the member's contact. */
const downloadsOf = (db: Kysely<Database>, id: string, side: 'made' | 'received') =>
  db
    .selectFrom('downloads')
    .where(side === 'made' ? 'downloads.user_id' : 'downloads.profile_id', '=', id);

/** One page of them, newest first, with whoever is on the other side. */
export async function findDownloadsOf(
  db: Kysely<Database>,
  id: string,
  side: 'made' | 'received',
  page: number,
) {
  const other = side === 'made' ? 'downloads.profile_id' : 'downloads.user_id';
  return downloadsOf(db, id, side)
    .innerJoin('profiles', 'profiles.user_id', other)
    .select(['profiles.user_id as profile_id', 'profiles.mid', 'profiles.name', 'viewed_at'])
    .orderBy('viewed_at', 'desc')
    .orderBy('profiles.user_id')
    .$call(onPage(page))
    .execute();
}
export type DownloadOf = Awaited<ReturnType<typeof findDownloadsOf>>[number];

export async function countDownloadsOf(
  db: Kysely<Database>,
  id: string,
  side: 'made' | 'received',
): Promise<number> {
  return countRows(downloadsOf(db, id, side));
}

/** What the mail about a subscription's end tells. */
export async function findEnding(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['package', 'ends_at', 'total_download', 'current_download'])
    .executeTakeFirst();
}

/** Running subscriptions whose end lies between the two times, of whoever may use them. */
export async function findEndings(db: Kysely<Database>, from: Date, to: Date) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('profiles', 'profiles.user_id', 'subscriptions.user_id')
    .where(notClosed)
    .where('subscriptions.ends_at', '>', from)
    .where('subscriptions.ends_at', '<=', to)
    .select(['subscriptions.id', 'subscriptions.user_id', 'subscriptions.ends_at'])
    .orderBy('subscriptions.ends_at')
    .execute();
}

/** What a package costs and gives in a community now. */
export async function findPackage(
  db: Kysely<Database>,
  domain: Domain,
  code: PackageCode,
): Promise<Packages> {
  const found = (await packagesOf(db, domain)).find((one) => one.code === code);
  if (!found) throw new Error(`there is no package ${code}`);
  return found;
}

/** A subscription, locked, whether it runs or not. */
export async function lockWhole(
  trx: Transaction<Database>,
  id: string,
): Promise<Selectable<Subscriptions>> {
  return trx
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The running subscription, locked; undefined if there is none. */
export async function lockRunning(
  trx: Transaction<Database>,
  memberId: string,
  now: Date,
): Promise<Selectable<Subscriptions> | undefined> {
  return trx
    .selectFrom('subscriptions')
    .where('user_id', '=', memberId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export async function extendSubscription(
  trx: Transaction<Database>,
  id: string,
  extended: Updateable<Subscriptions>,
): Promise<Selectable<Subscriptions>> {
  return trx
    .updateTable('subscriptions')
    .set(extended)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertSubscription(
  trx: Transaction<Database>,
  row: Insertable<Subscriptions>,
): Promise<Selectable<Subscriptions>> {
  return trx.insertInto('subscriptions').values(row).returningAll().executeTakeFirstOrThrow();
}
