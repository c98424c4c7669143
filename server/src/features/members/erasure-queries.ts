import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ErasedPart, KeptPart } from '@mala/contract/members/erasure.ts';
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { ErasureReceipts } from '../../db/schema/members.ts';

const countOf = (table: string, column: string, id: string): RawBuilder<number> =>
  sql<number>`(SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id})`;

/** What goes with an account, and what stays of it. */
export async function countParts(
  db: Kysely<Database>,
  id: string,
): Promise<Record<ErasedPart | KeptPart, number>> {
  return db
    .selectNoFrom([
      countOf('photos', 'profile_id', id).as('photos'),
      countOf('horoscope_files', 'profile_id', id).as('files'),
      countOf('held_texts', 'profile_id', id).as('texts'),
      countOf('sessions', 'user_id', id).as('sessions'),
      countOf('mails', 'user_id', id).as('mails'),
      countOf('shortlists', 'user_id', id).as('shortlisted'),
      countOf('shortlists', 'profile_id', id).as('shortlisted_by'),
      countOf('seen_profiles', 'user_id', id).as('seen'),
      countOf('hidden_profiles', 'user_id', id).as('hidden'),
      countOf('downloads', 'user_id', id).as('downloads_made'),
      countOf('downloads', 'profile_id', id).as('downloads_received'),
      countOf('subscriptions', 'user_id', id).as('subscriptions'),
      countOf('payment_claims', 'user_id', id).as('claims'),
      countOf('member_notes', 'member_id', id).as('notes'),
      countOf('entries', 'user_id', id).as('entries'),
      countOf('shared_links', 'profile_id', id).as('links'),
      countOf('push_subscriptions', 'user_id', id).as('devices'),
      countOf('saved_searches', 'user_id', id).as('searches'),
      countOf('payments', 'user_id', id).as('payments'),
      countOf('history', 'subject_id', id).as('history'),
      countOf('complaints', 'reporter_id', id).as('complaints'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether payments name an account as who recorded or refunded them: then it has to stay. */
export async function isNamedByPayments(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('payments')
      .where((eb) => eb.or([eb('activated_by', '=', id), eb('refunded_by', '=', id)]))
      .select('id')
      .limit(1),
  );
}

/** Stores a receipt with the next number of its community and year; one erasure at a time. */
export async function insertReceipt(
  trx: Transaction<Database>,
  receipt: Omit<Insertable<ErasureReceipts>, 'receipt_number'>,
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('erasure_receipts'))`.execute(trx);
  const { receipt_number } = await trx
    .insertInto('erasure_receipts')
    .values((eb) => ({
      ...receipt,
      receipt_number: eb
        .selectFrom('erasure_receipts')
        .where('domain', '=', receipt.domain)
        .where('receipt_year', '=', receipt.receipt_year)
        .select(sql<number>`coalesce(max(receipt_number), 0) + 1`.as('next')),
    }))
    .returning('receipt_number')
    .executeTakeFirstOrThrow();
  return receipt_number;
}

/** The receipt of an erasure in one of these communities; undefined for an unknown or malformed id. */
export async function findReceipt(db: Kysely<Database>, id: string, domains: readonly Domain[]) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('erasure_receipts')
    .where('account_id', '=', id)
    .where('domain', 'in', domains)
    .selectAll()
    .executeTakeFirst();
}
export type FoundReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
