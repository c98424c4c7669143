import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { TOKEN_SECONDS } from '../../http/session.ts';

/** A new session of a member; its id. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  userAgent: string | null,
  now: Date,
): Promise<string> {
  const id = uuid();
  const user_agent = userAgent?.slice(0, 300) ?? null;
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, user_agent, created_at: now, seen_at: now })
    .execute();
  return id;
}

/** Records that a session is in use. */
export async function touchSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** The sessions of a member with a valid token: `current` first, then by last use. */
export async function findOpenSessions(
  db: Kysely<Database>,
  userId: string,
  current: string,
  now: Date,
) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('seen_at', '>', new Date(now.getTime() - TOKEN_SECONDS * 1000))
    .orderBy((eb) => eb('id', '=', current), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'user_agent', 'created_at', 'seen_at'])
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

/** Ends every session of a member except `kept`. */
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
}

/** Deletes the sessions that were not used since then; their tokens have expired. */
export async function forgetSessions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seen_at', '<', before).execute();
}
