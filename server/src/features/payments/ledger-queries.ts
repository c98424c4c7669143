import { plainDigits } from '@mala/contract/digits.ts';
import { midsOf } from '@mala/contract/member-ids.ts';
import type { listPayments } from '@mala/contract/payments/ledger.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { output } from 'zod/mini';
import { dayStart, onPage, partOf } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

export type LedgerFilters = output<NonNullable<(typeof listPayments)['body']>>;

/** Payments with who recorded them, and with accounts, which may be gone. */
const payments = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .leftJoin('users as recorder', 'recorder.id', 'payments.activated_by')
    .leftJoin('users as refunder', 'refunder.id', 'payments.refunded_by')
    .leftJoin('gateway_orders', 'gateway_orders.payment_id', 'payments.id')
    .leftJoin('gateway_refunds', 'gateway_refunds.payment_id', 'payments.id')
    .leftJoin('profiles', 'profiles.user_id', 'payments.user_id')
    .leftJoin('users', 'users.id', 'payments.user_id');

const ledger = (db: Kysely<Database>, seen: Expression<SqlBool>, filters: LedgerFilters) =>
  payments(db)
    .where(seen)
    .where((eb) => matches(eb, filters));

type Joined = ExpressionBuilder<
  Pick<Database, 'payments' | 'profiles' | 'users'>,
  'payments' | 'profiles' | 'users'
>;

const mid = sql<string | null>`coalesce(profiles.mid, payments.mid)`;
// who has not saved the first step yet is known by the name of the signup
const name = sql<string | null>`coalesce(profiles.name, users.user_name)`;

const SHOWN = [
  'payments.id',
  'payments.domain',
  'payments.user_id',
  'payments.package',
  'payments.profiles',
  'payments.days',
  'payments.amount',
  'payments.way',
  'payments.reference',
  'payments.created_at',
  'payments.receipt_year',
  'payments.receipt_number',
  'recorder.user_name as recorded_by',
  'gateway_orders.gateway_payment',
  'gateway_refunds.state as gateway_refund',
  'payments.corrected_at',
  'payments.refunded_at',
  'payments.refunded_amount',
  'payments.refund_reason',
  'payments.profiles_taken',
  'payments.days_taken',
  'refunder.user_name as refunded_by',
  mid.as('mid'),
  name.as('name'),
  'users.language',
] as const;

function matches(eb: Joined, filters: LedgerFilters): Expression<SqlBool> {
  const { domain, from, to, way, package: code, state, reference, who, payment, member } = filters;
  const conditions: Expression<SqlBool>[] = [];
  if (domain) conditions.push(eb('payments.domain', '=', domain));
  if (from) conditions.push(eb('payments.created_at', '>=', dayStart(from)));
  if (to) conditions.push(eb('payments.created_at', '<', dayStart(to, 1)));
  if (way) conditions.push(eb('payments.way', '=', way));
  if (code) conditions.push(eb('payments.package', '=', code));
  if (state)
    conditions.push(eb('payments.refunded_at', state === 'refunded' ? 'is not' : 'is', null));
  if (reference) conditions.push(eb('payments.reference_key', '=', referenceKey(reference)));
  if (who)
    conditions.push(
      eb.or([
        eb(name, 'ilike', partOf(who)),
        eb(mid, 'in', midsOf(plainDigits(who).toUpperCase())),
      ]),
    );
  if (payment !== undefined)
    conditions.push(isUuid(payment) ? eb('payments.id', '=', payment) : eb.lit(false));
  if (member !== undefined)
    conditions.push(isUuid(member) ? eb('payments.user_id', '=', member) : eb.lit(false));
  return eb.and(conditions);
}

/** One page of the payments of `seen` that match, newest first. */
export async function findPayments(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  filters: LedgerFilters,
  page: number,
) {
  return ledger(db, seen, filters)
    .select(SHOWN)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type LedgerRow = Awaited<ReturnType<typeof findPayments>>[number];

/** A payment as the ledger has it; undefined for an unknown or malformed id. */
export async function findPayment(
  db: Kysely<Database>,
  id: string,
): Promise<LedgerRow | undefined> {
  if (!isUuid(id)) return undefined;
  return payments(db).where('payments.id', '=', id).select(SHOWN).executeTakeFirst();
}

/** What a member paid, newest first. */
export async function findPaymentsOf(db: Kysely<Database>, userId: string): Promise<LedgerRow[]> {
  return payments(db)
    .where('payments.user_id', '=', userId)
    .select(SHOWN)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();
}

/** How many payments match, and in whole rupees what was paid with them and given back. */
export async function countPayments(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  filters: LedgerFilters,
): Promise<{ count: number; total: number; refunded: number }> {
  return ledger(db, seen, filters)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(payments.amount), 0)`.as('total'),
      sql<number>`coalesce(sum(payments.refunded_amount), 0)`.as('refunded'),
    ])
    .executeTakeFirstOrThrow();
}
