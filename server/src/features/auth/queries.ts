import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Kysely, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';

/** The account of a mobile number, if there is one. */
export async function findByMobile(db: Kysely<Database>, mobile: string) {
  return db
    .selectFrom('users')
    .where('mobile_no', '=', mobile)
    .select(['id', 'password_hash'])
    .executeTakeFirst();
}

/** The stored hash of a member's password. */
export async function findPasswordHash(db: Kysely<Database>, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** A new session of a member; its id. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, user_agent: userAgent?.slice(0, 300) ?? null })
    .execute();
  return id;
}

/** Notes that a session is still in use. */
export async function touchSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Ends one session. */
export async function endSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Ends every session of a member but the one named. */
export async function endOtherSessions(
  trx: Transaction<Database>,
  userId: string,
  kept: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', kept)
    .where('ended_at', 'is', null)
    .execute();
}

export interface NewAccount {
  domain: Domain;
  mobile_no: string;
  password_hash: string;
  user_name: string;
  /** true of whoever signs up in a demonstration */
  made_up: boolean;
}

/** A new account; its id, or null where the mobile number is taken. */
export async function insertUser(
  trx: Transaction<Database>,
  account: NewAccount,
): Promise<string | null> {
  const row = await trx
    .insertInto('users')
    .values({ id: uuid(), ...account })
    .onConflict((conflict) => conflict.column('mobile_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
