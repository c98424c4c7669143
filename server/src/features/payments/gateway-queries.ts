import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { GatewayOrders, GatewayRefunds } from '../../db/schema/gateway.ts';

export type Order = Selectable<GatewayOrders>;
export type Refund = Selectable<GatewayRefunds>;

export async function insertOrder(
  db: Kysely<Database>,
  order: Insertable<GatewayOrders>,
): Promise<void> {
  await db.insertInto('gateway_orders').values(order).execute();
}

/** A member's own order with whether something of it is given back; undefined for those of others and malformed ids. */
export async function findOwnOrder(db: Kysely<Database>, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('gateway_orders')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('gateway_refunds')
            .whereRef('gateway_refunds.order_id', '=', 'gateway_orders.id')
            .select('gateway_refunds.id'),
        )
        .as('returned'),
    )
    .executeTakeFirst();
}
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** An order by the gateway's name of it. */
export async function findOrder(
  db: Kysely<Database>,
  gatewayOrder: string,
): Promise<Order | undefined> {
  return db
    .selectFrom('gateway_orders')
    .where('gateway_order', '=', gatewayOrder)
    .selectAll()
    .executeTakeFirst();
}

export async function lockOrder(trx: Transaction<Database>, id: string): Promise<Order> {
  return trx
    .selectFrom('gateway_orders')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateOrder(
  db: Kysely<Database>,
  id: string,
  changed: Updateable<GatewayOrders>,
): Promise<void> {
  await db.updateTable('gateway_orders').set(changed).where('id', '=', id).execute();
}

/** The order that a payment of the ledger was made by. */
export async function findOrderOfPayment(
  db: Kysely<Database>,
  paymentId: string,
): Promise<Order | undefined> {
  return db
    .selectFrom('gateway_orders')
    .where('payment_id', '=', paymentId)
    .selectAll()
    .executeTakeFirst();
}

/**
 * Orders that are not paid and were not looked at for as long as they were old then: seldom, the older they are. Those from
 * before `since` are given up.
 */
export async function findOpenOrders(
  db: Kysely<Database>,
  { since, before, now }: Record<'since' | 'before' | 'now', Date>,
  atMost: number,
): Promise<Order[]> {
  return db
    .selectFrom('gateway_orders')
    .where('paid_at', 'is', null)
    .where('created_at', '>', since)
    .where('created_at', '<', before)
    .where(
      sql<boolean>`(checked_at is null or ${now}::timestamptz - checked_at > checked_at - created_at)`,
    )
    .selectAll()
    .orderBy('created_at')
    .limit(atMost)
    .execute();
}

/** Notes money to be given back; the id, or undefined if that was noted before. */
export async function insertRefund(
  trx: Transaction<Database>,
  refund: Omit<Insertable<GatewayRefunds>, 'id'>,
): Promise<string | undefined> {
  const id = uuid();
  const isNew = await returnsRow(
    trx
      .insertInto('gateway_refunds')
      .values({ id, ...refund })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return isNew ? id : undefined;
}

export async function findRefund(db: Kysely<Database>, id: string): Promise<Refund | undefined> {
  return db.selectFrom('gateway_refunds').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Whether money that bought nothing is given back already. */
export async function isReturned(db: Kysely<Database>, gatewayPayment: string): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('gateway_refunds')
      .where('gateway_payment', '=', gatewayPayment)
      .where('payment_id', 'is', null)
      .select('id'),
  );
}

/** Those that wait since a time, the oldest first. */
export async function findWaitingRefunds(
  db: Kysely<Database>,
  before: Date,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway_refunds')
    .where('state', '=', 'waiting')
    .where('created_at', '<', before)
    .select('id')
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** The payments that were not given back since a time, because the gateway refused or nobody asked it: the oldest first. */
export async function findRefusedPayments(
  db: Kysely<Database>,
  since: Date,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway_refunds')
    .where('state', '=', 'failed')
    .where('created_at', '>', since)
    .select('gateway_payment')
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map(({ gateway_payment }) => gateway_payment);
}

/** Says what became of a refund that waits; what is known of it already stays. */
export async function settleRefund(
  db: Kysely<Database>,
  id: string,
  changed: Updateable<GatewayRefunds>,
): Promise<void> {
  await db
    .updateTable('gateway_refunds')
    .set(changed)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** A refund that the gateway began and could not finish; it may say so before we have stored the gateway's id of it. */
export async function failRefund(
  db: Kysely<Database>,
  { id, receipt }: { id: string; receipt?: string | null | undefined },
  { fault, now }: { fault: string; now: Date },
): Promise<void> {
  await db
    .updateTable('gateway_refunds')
    .set({ state: 'failed', gateway_refund: id, fault, done_at: now })
    .where((eb) =>
      eb.or([
        eb('gateway_refund', '=', id),
        ...(receipt && isUuid(receipt) ? [eb('id', '=', receipt)] : []),
      ]),
    )
    .execute();
}

/** All of a payment was given back, by whomever. */
export async function noteGivenBack(
  db: Kysely<Database>,
  gatewayPayment: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('gateway_refunds')
    .set({ state: 'done', fault: null, done_at: now })
    .where('gateway_payment', '=', gatewayPayment)
    .where('state', '<>', 'done')
    .execute();
}

/** Notes an event; false where it came before. */
export async function insertEvent(
  trx: Transaction<Database>,
  id: string,
  received_at: Date,
): Promise<boolean> {
  return returnsRow(
    trx
      .insertInto('gateway_events')
      .values({ id, received_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
}

export async function forgetEvents(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('gateway_events').where('received_at', '<', before).execute();
}
