import type { ExpressionBuilder, Kysely, NotNull, Selectable, Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Sessions } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';
import { TOKEN_SECONDS } from '../../http/session.ts';
import { dropSubscriptions } from '../push/index.ts';

/** A new session of a member, kept by its browser until then, or as long as its token; its id. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  userAgent: string | null,
  now: Date,
  kept_until: Date | null,
): Promise<string> {
  const id = uuid();
  const user_agent = userAgent?.slice(0, 300) ?? null;
  const at = { created_at: now, seen_at: now, proved_at: now };
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, user_agent, ...at, kept_until })
    .execute();
  return id;
}

/** Records that a session is in use. */
export async function touchSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Records that the owner of the account has proved to act in a session. */
export async function recordProof(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** The use of the refresh tokens of a session (db/schema/accounts.ts). */
export type Refreshed = Pick<Selectable<Sessions>, 'refresh_number' | 'refreshed_at'>;

const isKept = (now: Date) => (eb: ExpressionBuilder<Database, 'sessions'>) =>
  eb.and([eb('ended_at', 'is', null), eb('kept_until', '>', now)]);

/** An open session that its browser keeps, locked until the transaction ends; undefined if it is none. */
export async function lockKeptSession(trx: Transaction<Database>, id: string, now: Date) {
  return trx
    .selectFrom('sessions')
    .where('id', '=', id)
    .where(isKept(now))
    .select(['id', 'created_at', 'refresh_number', 'refreshed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Records that a refresh token of a session was used. */
export async function recordRefresh(
  trx: Transaction<Database>,
  id: string,
  refreshed: Refreshed & { kept_until: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ...refreshed, seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** Makes every refresh token of a session so far an old one; undefined if its browser does not keep it. */
export async function replaceRefreshTokens(db: Kysely<Database>, id: string, now: Date) {
  return db
    .updateTable('sessions')
    .set((eb) => ({ refresh_number: eb('refresh_number', '+', 2), refreshed_at: [] }))
    .where('id', '=', id)
    .where(isKept(now))
    .returning(['id', 'refresh_number', 'kept_until'])
    .$narrowType<{ kept_until: NotNull }>()
    .executeTakeFirst();
}

/** With a valid token, or kept. */
const isOpen = (now: Date) => (eb: ExpressionBuilder<Database, 'sessions'>) =>
  eb.and([
    eb('ended_at', 'is', null),
    eb.or([
      eb('seen_at', '>', new Date(now.getTime() - TOKEN_SECONDS * 1000)),
      eb('kept_until', '>', now),
    ]),
  ]);

/** The open sessions of a member: `current` first, if there is one, then by last use. */
export async function findOpenSessions(
  db: Kysely<Database>,
  userId: string,
  current: string | null,
  now: Date,
) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where(isOpen(now))
    .$if(current !== null, (query) => query.orderBy((eb) => eb('id', '=', current), 'desc'))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'kept_until'])
    .execute();
}

/** Ends a session of a member; false if it is not an open one of that member. The id may be malformed. */
export async function endSession(
  db: Kysely<Database>,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return returnsRow(
    db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('id'),
  );
}

/** Ends a session, whose ever it is. */
export async function endAnySession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a member except `kept`, with the notifications of their browsers. */
export async function endSessions(
  db: Kysely<Database> | Transaction<Database>,
  userId: string,
  kept: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .execute();
  // also in browsers whose session was forgotten since
  await dropSubscriptions(db, userId, kept);
}

/** Ends the open sessions of a member with the notifications of all browsers, or one of them; returns how many were open. */
export async function endOpenSessions(
  trx: Transaction<Database>,
  userId: string,
  id: string | null,
  now: Date,
): Promise<number> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where(isOpen(now))
    .$if(id !== null, (query) => query.where('id', '=', id))
    .returning('id')
    .execute();
  // also in browsers whose session has expired, or was forgotten since
  if (id === null) await dropSubscriptions(trx, userId, null);
  return ended.length;
}

/** Deletes the sessions that were not used since then; their tokens have expired, and no browser keeps them. */
export async function forgetSessions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seen_at', '<', before).execute();
}
