import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Payments } from '../../db/schema/subscriptions.ts';

/** The payment that has a reference, by its normal form. */
export async function findByReference(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('payments')
    .where('reference_key', '=', key)
    .select(['id', 'user_id', 'domain'])
    .executeTakeFirst();
}

/**
 * The next receipt number of a community's financial year. Others wait for it until the transaction ends, so that one that is
 * given up leaves no gap.
 */
export async function nextReceiptNumber(
  trx: Transaction<Database>,
  domain: Domain,
  year: number,
): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_numbers')
    .values({ domain, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['domain', 'year'])
        .doUpdateSet((eb) => ({ last: eb('receipt_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
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
      .onConflict((conflict) => conflict.column('reference_key').doNothing())
      .returning('id'),
  );
}

/** Whose a payment is, and in which community. */
export async function findOwner(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('payments')
    .where('id', '=', id)
    .select(['user_id', 'domain'])
    .executeTakeFirst();
}

/** A payment, locked. */
export async function lockPayment(
  trx: Transaction<Database>,
  id: string,
): Promise<Selectable<Payments>> {
  return trx
    .selectFrom('payments')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  trx: Transaction<Database>,
  id: string,
  changed: Updateable<Payments>,
): Promise<void> {
  await trx.updateTable('payments').set(changed).where('id', '=', id).execute();
}

/** The package that was paid for last of what is in a subscription and was not taken back. */
export async function newestPackage(trx: Transaction<Database>, subscriptionId: string) {
  const newest = await trx
    .selectFrom('payments')
    .where('subscription_id', '=', subscriptionId)
    .where('refunded_at', 'is', null)
    .select('package')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.package;
}

/** Holds a reference by its normal form: nobody else records it until the transaction ends. */
export async function lockReference(trx: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Gives a payment another normal form of its reference, which is held; false where another payment has it. */
export async function setReferenceKey(
  trx: Transaction<Database>,
  id: string,
  reference_key: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('payments')
      .set({ reference_key })
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payments as other')
              .where('other.reference_key', '=', reference_key)
              .select('other.id'),
          ),
        ),
      )
      .returning('id'),
  );
}
