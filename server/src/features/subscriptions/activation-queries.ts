import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode, Packages } from '../../db/schema/packages.ts';
import type { Payments, Subscriptions } from '../../db/schema/subscriptions.ts';

/** What a package costs and gives. */
export async function findPackage(
  db: Kysely<Database>,
  code: PackageCode,
): Promise<Selectable<Packages>> {
  return db.selectFrom('packages').where('code', '=', code).selectAll().executeTakeFirstOrThrow();
}

/** The subscription that runs, held; undefined where none does. */
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
  const recorded = await trx
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}
