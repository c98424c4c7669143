import type { Domain } from '@mala/contract/communities/domain.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import {
  type Expression,
  expressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { countRows, countWaiting, onPage, returnsRow, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode, Packages, PaymentClaims } from '../../db/schema/subscriptions.ts';

/** As many as a member's page shows. */
const SHOWN = 20;

const claims = (db: Kysely<Database>) =>
  db
    .selectFrom('payment_claims')
    .leftJoin('payment_screenshots', 'payment_screenshots.claim_id', 'payment_claims.id')
    .selectAll('payment_claims')
    .select('payment_screenshots.id as screenshot');

/** What a member told of, newest first. */
export async function findClaimsOf(db: Kysely<Database>, userId: string) {
  return claims(db)
    .where('user_id', '=', userId)
    .orderBy('told_at', 'desc')
    .orderBy('payment_claims.id', 'desc')
    .limit(SHOWN)
    .execute();
}
export type ClaimRow = Awaited<ReturnType<typeof findClaimsOf>>[number];

/** What a member told of for a package and waits. */
export async function findWaiting(
  trx: Transaction<Database>,
  userId: string,
  code: PackageCode,
): Promise<Selectable<PaymentClaims> | undefined> {
  return trx
    .selectFrom('payment_claims')
    .where('user_id', '=', userId)
    .where('package', '=', code)
    .where('state', '=', 'waiting')
    .selectAll()
    .executeTakeFirst();
}

export async function insertClaim(
  trx: Transaction<Database>,
  claim: Insertable<PaymentClaims>,
): Promise<void> {
  await trx.insertInto('payment_claims').values(claim).execute();
}

/** A claim by its id, which may be malformed. */
export async function findClaim(db: Kysely<Database>, id: string): Promise<ClaimRow | undefined> {
  if (!isUuid(id)) return undefined;
  return claims(db).where('payment_claims.id', '=', id).executeTakeFirst();
}

export async function deleteClaim(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('payment_claims').where('id', '=', id).execute();
}

/** Gives a claim another picture, or its first. */
export async function replaceScreenshot(
  trx: Transaction<Database>,
  claim_id: string,
  id: string,
): Promise<void> {
  await trx.deleteFrom('payment_screenshots').where('claim_id', '=', claim_id).execute();
  await trx.insertInto('payment_screenshots').values({ id, claim_id }).execute();
}

/** Whether a picture is there. `id` is well-formed. */
export async function screenshotExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(db.selectFrom('payment_screenshots').where('id', '=', id).select('id'));
}

/** Says that the payment of a claim was not found. */
export async function markRefused(
  trx: Transaction<Database>,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('payment_claims')
    .set({ state: 'refused', reason, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** What a package was when the member told of its payment: of the named claim, or else of one with its reference. */
export async function findTerms(
  trx: Transaction<Database>,
  userId: string,
  { code, claim, reference }: { code: PackageCode; claim: string | undefined; reference: string },
): Promise<Packages | undefined> {
  return trx
    .selectFrom('payment_claims')
    .where('user_id', '=', userId)
    .where('package', '=', code)
    .where('state', '<>', 'activated')
    .where((eb) =>
      eb.or([
        eb('reference_key', '=', referenceKey(reference)),
        ...(claim === undefined ? [] : [eb('id', '=', claim)]),
      ]),
    )
    .orderBy((eb) => eb('id', '=', claim ?? null), 'desc')
    .orderBy('told_at', 'desc')
    .select(['package as code', 'amount as price', 'profiles', 'days'])
    .limit(1)
    .executeTakeFirst();
}

/** The payment of a member is what these claims told of: the named one, and any with its reference. */
export async function settleClaims(
  trx: Transaction<Database>,
  userId: string,
  by: { claim: string | undefined; key: string },
  { payment_id, now }: { payment_id: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('payment_claims')
    .set({ state: 'activated', payment_id, reason: null, decided_at: now })
    .where('user_id', '=', userId)
    .where('state', '<>', 'activated')
    .where((eb) =>
      eb.or([
        eb('reference_key', '=', by.key),
        ...(by.claim === undefined ? [] : [eb('id', '=', by.claim)]),
      ]),
    )
    .execute();
}

const waiting = (db: Kysely<Database>) =>
  db
    .selectFrom('payment_claims')
    .innerJoin('profiles', 'profiles.user_id', 'payment_claims.user_id')
    .where('payment_claims.state', '=', sql.lit('waiting' as const));

/** Of the profiles of `seen` those of a community, if one is named. */
export function inDomain(
  seen: Expression<SqlBool>,
  domain: Domain | undefined,
): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'profiles'>();
  return domain ? eb.and([seen, eb('profiles.domain', '=', domain)]) : seen;
}

/** One page of what waits of the profiles of `seen`, the oldest first. */
export async function findWaitingClaims(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  now: Date,
  page: number,
) {
  return waiting(db)
    .innerJoin('users', 'users.id', 'payment_claims.user_id')
    .leftJoin('payment_screenshots', 'payment_screenshots.claim_id', 'payment_claims.id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'payment_claims.user_id')
        .on('subscriptions.ends_at', '>', now),
    )
    .where(seen)
    .selectAll('payment_claims')
    .select([
      'payment_screenshots.id as screenshot',
      'profiles.domain',
      'profiles.mid',
      'users.language',
      'subscriptions.ends_at as runs_until',
      sql<string | null>`coalesce(profiles.name, users.user_name)`.as('name'),
    ])
    .orderBy('told_at')
    .orderBy('payment_claims.id')
    .$call(onPage(page))
    .execute();
}
export type WaitingClaim = Awaited<ReturnType<typeof findWaitingClaims>>[number];

export async function countWaitingClaims(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(waiting(db).where(seen));
}

/** How many payments wait that members told of, and since when, in each of these communities where there are any. */
export async function waitingClaims(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return countWaiting(waiting(db), 'payment_claims.told_at', domains);
}

/** The pictures of what was decided before a time. */
export async function findSpentScreenshots(
  db: Kysely<Database>,
  before: Date,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_screenshots')
    .innerJoin('payment_claims', 'payment_claims.id', 'payment_screenshots.claim_id')
    .where('payment_claims.decided_at', '<', before)
    .select('payment_screenshots.id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteScreenshots(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('payment_screenshots').where('id', 'in', ids).execute();
}
