import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** Online payments of these communities that bought nothing and that the gateway does not give back; of others than `viewerId`, the oldest first. */
export async function findOwed(
  db: Kysely<Database>,
  domains: readonly Domain[],
  viewerId: string,
  atMost: number,
) {
  return db
    .selectFrom('gateway_refunds')
    .innerJoin('gateway_orders', 'gateway_orders.id', 'gateway_refunds.order_id')
    .leftJoin('profiles', 'profiles.user_id', 'gateway_orders.user_id')
    .leftJoin('users', 'users.id', 'gateway_orders.user_id')
    .where('gateway_refunds.payment_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('gateway_refunds.state', '=', 'failed'),
        // refused so far
        eb.and([
          eb('gateway_refunds.state', '=', 'waiting'),
          eb('gateway_refunds.fault', 'is not', null),
        ]),
      ]),
    )
    .where('gateway_orders.domain', 'in', domains)
    .where('gateway_orders.user_id', 'is distinct from', viewerId)
    .select([
      'gateway_refunds.id',
      'gateway_refunds.gateway_payment',
      'gateway_refunds.amount',
      'gateway_refunds.state',
      'gateway_refunds.fault',
      'gateway_refunds.created_at',
      'gateway_orders.domain',
      'gateway_orders.user_id',
      'profiles.mid',
      sql<string | null>`coalesce(profiles.name, users.user_name)`.as('name'),
    ])
    .orderBy('gateway_refunds.created_at')
    .orderBy('gateway_refunds.id')
    .limit(atMost)
    .execute();
}
export type OwedRow = Awaited<ReturnType<typeof findOwed>>[number];

/** Whose the recorded payments of these references are. */
export async function findRecorded(db: Kysely<Database>, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return db
    .selectFrom('payments')
    .where('reference_key', 'in', keys)
    .select(['reference_key', 'user_id'])
    .execute();
}
