import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { validate as isUuid, NIL } from 'uuid';
import { isOfOffice } from '../../access/office.ts';
import { dayStart } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** Rows of one query: few enough that others are served between two of them. */
const PORTION = 200;

/** A community, and days in India, both included. */
export interface Wanted {
  domain: Domain;
  from?: string | undefined;
  to?: string | undefined;
}

/** An export that was asked for, with who asked; undefined for an unknown or malformed id. */
export async function findExport(db: Kysely<Database>, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('history')
    .innerJoin('history_values', 'history_values.history_id', 'history.id')
    .where('history.id', '=', id)
    .where('action', '=', sql.lit('export' as const))
    .select(['history.at', 'history.actor_id', 'history.domain', 'history_values.contents'])
    .executeTakeFirst();
}

/** All rows of a query by portions, each beginning after the id of the last row of the one before. */
async function* inPortions<Row extends { id: string }>(
  find: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: string = NIL;
  for (;;) {
    const rows = await find(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PORTION) return;
  }
}

/** When a row came, within the days that are wanted. */
function within(column: string, { from, to }: Wanted) {
  const at = sql.ref(column);
  const begun = from ? sql<SqlBool>`${at} >= ${dayStart(from)}` : sql.lit(true);
  const ended = to ? sql<SqlBool>`${at} < ${dayStart(to, 1)}` : sql.lit(true);
  return sql<SqlBool>`(${begun} AND ${ended})`;
}

/** Every account of members, with its profile as far as it is filled in, in the order of their signups. */
export function readProfiles(db: Kysely<Database>, wanted: Wanted) {
  return inPortions((after) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .where('users.domain', '=', wanted.domain)
      .where(within('users.created_at', wanted))
      .where(({ not }) => not(isOfOffice('users.id')))
      .where('users.id', '>', after)
      .select((eb) => [
        'users.id',
        'users.user_name',
        'users.mobile_no',
        'users.created_at',
        'profiles.mid',
        'profiles.status',
        'profiles.away',
        'profiles.approved_at',
        'profiles.basic',
        'profiles.personal',
        'profiles.work',
        'profiles.family',
        'profiles.horoscope',
        eb
          .selectFrom('subscriptions')
          .whereRef('subscriptions.user_id', '=', 'users.id')
          .select((of) => of.fn.max('ends_at').as('ends_at'))
          .as('subscribed_until'),
      ])
      .orderBy('users.id')
      .limit(PORTION)
      .execute(),
  );
}

/** Every payment, also of accounts that are gone, in the order of the ledger. */
export function readPayments(db: Kysely<Database>, wanted: Wanted) {
  return inPortions((after) =>
    db
      .selectFrom('payments')
      // nobody of the office records what is paid online
      .leftJoin('users as recorder', 'recorder.id', 'payments.activated_by')
      .leftJoin('profiles', 'profiles.user_id', 'payments.user_id')
      .leftJoin('users', 'users.id', 'payments.user_id')
      .where('payments.domain', '=', wanted.domain)
      .where(within('payments.created_at', wanted))
      .where('payments.id', '>', after)
      .selectAll('payments')
      .select([
        'recorder.user_name as recorded_by',
        sql<string | null>`coalesce(profiles.mid, payments.mid)`.as('paid_mid'),
        sql<string | null>`coalesce(profiles.name, users.user_name)`.as('paid_name'),
      ])
      .orderBy('payments.id')
      .limit(PORTION)
      .execute(),
  );
}

/** Every row of the history, with the values that were not erased. */
export function readHistory(db: Kysely<Database>, wanted: Wanted) {
  return inPortions((after) =>
    db
      .selectFrom('history')
      .innerJoin('history_values', 'history_values.history_id', 'history.id')
      .leftJoin('profiles', 'profiles.user_id', 'history.subject_id')
      .where('history.domain', '=', wanted.domain)
      .where(within('history.at', wanted))
      .where('history.id', '>', after)
      .selectAll('history')
      .select(['history_values.contents', 'profiles.mid'])
      .orderBy('history.id')
      .limit(PORTION)
      .execute(),
  );
}

type RowsOf<Read extends (...of: never[]) => AsyncGenerator<unknown[]>> =
  ReturnType<Read> extends AsyncGenerator<(infer Row)[]> ? Row : never;
export type ProfileToExport = RowsOf<typeof readProfiles>;
export type PaymentToExport = RowsOf<typeof readPayments>;
export type ActToExport = RowsOf<typeof readHistory>;
