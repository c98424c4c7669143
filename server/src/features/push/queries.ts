import type { PushKind } from '@mala/contract/push.ts';
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { notClosed, visible } from '../../access/profiles.ts';
import { countRows, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { PushMessages, PushSubscriptions } from '../../db/schema/push.ts';

/** Whether a session is open, and stays so until the transaction ends: one may end after its call was let in. */
export async function lockOpenSession(
  trx: Transaction<Database>,
  sessionId: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .selectFrom('sessions')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .select('id')
      .forShare(),
  );
}

/** Keeps a browser, in place of whoever was told there, and of the oldest beyond `most`. */
export async function keepSubscription(
  trx: Transaction<Database>,
  subscription: Omit<Insertable<PushSubscriptions>, 'id'>,
  most: number,
): Promise<void> {
  const { endpoint, user_id } = subscription;
  // two browsers of a member at once
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`push ${user_id}`}, 0))`.execute(trx);
  const id = uuid();
  await dropReplaced(trx, subscription);
  await trx
    .insertInto('push_subscriptions')
    .values({ id, ...subscription })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ id, ...subscription }))
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .where('user_id', '=', user_id)
        .where('endpoint', '!=', endpoint)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most - 1)
        .select('id')
        // one that somebody else takes over is gone without us, who would wait for each other in a circle
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Drops whoever was told at an address, and the same browser of the member by another one. */
async function dropReplaced(
  trx: Transaction<Database>,
  { endpoint, user_id, p256dh }: Pick<PushSubscriptions, 'endpoint' | 'user_id' | 'p256dh'>,
): Promise<void> {
  const replaced = await trx
    .selectFrom('push_subscriptions')
    .where((eb) =>
      eb.or([
        eb('endpoint', '=', endpoint),
        eb.and([eb('user_id', '=', user_id), eb('p256dh', '=', p256dh)]),
      ]),
    )
    // two members whose browsers changed places would wait for each other in a circle
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  if (replaced.length === 0) return;
  const ids = replaced.map((row) => row.id);
  await trx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

/** Gives a member's browser to another session of his; false if it is not his, or of other keys of the site. */
export async function moveSubscription(
  trx: Transaction<Database>,
  { endpoint, user_id, site_key }: Pick<PushSubscriptions, 'endpoint' | 'user_id' | 'site_key'>,
  moved: Pick<PushSubscriptions, 'session_id' | 'language'>,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('push_subscriptions')
      .set(moved)
      .where('endpoint', '=', endpoint)
      .where('user_id', '=', user_id)
      .where('site_key', '=', site_key)
      .returning('id'),
  );
}

/** Forgets a browser; of one member only if given. */
export async function deleteEndpoint(
  db: Kysely<Database>,
  endpoint: string,
  userId?: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .execute();
}

export async function deleteSubscription(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Forgets the browsers of a member but those of the session `kept`. */
export async function dropSubscriptions(
  db: Kysely<Database>,
  userId: string,
  kept: string | null,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .$if(kept !== null, (query) => query.where('session_id', 'is distinct from', kept))
    .execute();
}

export async function countSubscriptions(
  db: Kysely<Database>,
  { user_id, site_key }: Pick<PushSubscriptions, 'user_id' | 'site_key'>,
): Promise<number> {
  return countRows(
    db
      .selectFrom('push_subscriptions')
      .where('user_id', '=', user_id)
      .where('site_key', '=', site_key),
  );
}

/** The kinds that a member does not want. */
export async function findPushRefusals(db: Kysely<Database>, userId: string): Promise<PushKind[]> {
  const rows = await db
    .selectFrom('push_refusals')
    .where('user_id', '=', userId)
    .select('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Doing it twice changes nothing. */
export async function setPushChoice(
  db: Kysely<Database>,
  user_id: string,
  kind: PushKind,
  wanted: boolean,
): Promise<void> {
  if (wanted)
    await db
      .deleteFrom('push_refusals')
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .execute();
  else
    await db
      .insertInto('push_refusals')
      .values({ user_id, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Whether a member does not want a kind, as a condition; `userId`: the column with the member's id. */
export function refusesPush(userId: string, kind: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM push_refusals
    WHERE push_refusals.user_id = ${sql.ref(userId)} AND push_refusals.kind = ${kind})`;
}

/** The browsers of members that are to be told of a kind. */
export async function findTold(
  db: Kysely<Database>,
  { user_ids, site_key, kind }: { user_ids: readonly string[]; site_key: string; kind: string },
): Promise<{ id: string; user_id: string }[]> {
  return db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', sql<string>`any(${user_ids}::uuid[])`)
    .where('site_key', '=', site_key)
    .where((eb) => eb.not(refusesPush('push_subscriptions.user_id', sql`${kind}`)))
    .select(['id', 'user_id'])
    .execute();
}

/** Stores messages, and gives those that are the first with their key. */
export async function insertMessages(
  trx: Transaction<Database>,
  messages: readonly Omit<Insertable<PushMessages>, 'taken_at'>[],
): Promise<{ id: string; user_id: string }[]> {
  if (messages.length === 0) return [];
  return trx
    .insertInto('push_messages')
    .values(messages.map((message) => ({ ...message, taken_at: null })))
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning(['id', 'user_id'])
    .execute();
}

/**
 * A message and the browser that it goes to; undefined once either is gone, the account is closed, or the kind is not wanted any more.
 * Of new profiles hears only who may still see them.
 */
export async function findDelivery(
  db: Kysely<Database>,
  { message_id, subscription_id }: { message_id: string; subscription_id: string },
) {
  return db
    .selectFrom('push_messages')
    .innerJoin('push_subscriptions', 'push_subscriptions.user_id', 'push_messages.user_id')
    .innerJoin('users', 'users.id', 'push_messages.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('push_messages.id', '=', message_id)
    .where('push_subscriptions.id', '=', subscription_id)
    .where(notClosed)
    .where((eb) => eb.or([eb('push_messages.kind', '!=', 'saved-search'), visible]))
    .where((eb) => eb.not(refusesPush('push_subscriptions.user_id', sql.ref('push_messages.kind'))))
    .select([
      'push_messages.user_id',
      'push_messages.kind',
      'push_messages.facts',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'push_subscriptions.site_key',
      'push_subscriptions.language',
      'users.domain',
    ])
    .executeTakeFirst();
}

/** Records that a push service took a message. */
export async function markTaken(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ taken_at: now })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .execute();
}

/** Deletes what was queued before, and the browsers that were made for other keys of the site. */
export async function forgetPush(
  db: Kysely<Database>,
  { before, siteKey }: { before: Date; siteKey: string },
): Promise<void> {
  await db.deleteFrom('push_messages').where('queued_at', '<', before).execute();
  await db.deleteFrom('push_subscriptions').where('site_key', '!=', siteKey).execute();
}
