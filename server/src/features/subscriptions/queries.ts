import type { Insertable, Kysely, NotNull, Selectable, Transaction, Updateable } from 'kysely';
import { countRows, onPage, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type {
  PackageCode,
  Packages,
  Payments,
  Subscriptions,
} from '../../db/schema/subscriptions.ts';

/** What can be bought, cheapest first. */
export async function findPackages(db: Kysely<Database>) {
  return db.selectFrom('packages').selectAll().orderBy('price').orderBy('code').execute();
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

/** What the mail about a subscription's end tells. */
export async function findEnding(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['package', 'ends_at', 'total_download', 'current_download'])
    .executeTakeFirst();
}

/** Running subscriptions whose end lies between the two times. */
export async function findEndings(db: Kysely<Database>, from: Date, to: Date) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .where('subscriptions.ends_at', '>', from)
    .where('subscriptions.ends_at', '<=', to)
    .select(['subscriptions.id', 'subscriptions.user_id', 'subscriptions.ends_at'])
    .orderBy('subscriptions.ends_at')
    .execute();
}

/** What a package costs and gives. */
export async function findPackage(
  db: Kysely<Database>,
  code: PackageCode,
): Promise<Selectable<Packages>> {
  return db.selectFrom('packages').where('code', '=', code).selectAll().executeTakeFirstOrThrow();
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

/** Records a payment; false where its reference was recorded before. */
export async function insertPayment(
  trx: Transaction<Database>,
  payment: Insertable<Payments>,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('payments')
      .values(payment)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id'),
  );
}
