import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { TicketPurpose } from '../../db/schema/second-factors.ts';

/** Milliseconds in which a step that was begun is to be finished. */
const LIFETIME = 5 * 60_000;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** A new ticket: 43 letters, digits, `-` and `_`, of which only a hash is stored. */
export async function insertTicket(
  db: Kysely<Database>,
  ticket: { user_id: string; purpose: TicketPurpose; keep_signed_in?: boolean },
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('factor_tickets')
    .values({
      keep_signed_in: false,
      ...ticket,
      ticket_hash: hashOf(secret),
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .execute();
  return secret;
}

/** Whose sign-in waits for its second step by this ticket; undefined if it has expired, was used or is none. */
export async function findSignIn(db: Kysely<Database>, ticket: string, now: Date) {
  return db
    .selectFrom('factor_tickets')
    .innerJoin('users', 'users.id', 'factor_tickets.user_id')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', 'sign-in')
    .where('expires_at', '>', now)
    .select(['users.id', 'users.mobile_no', 'users.password_hash', 'keep_signed_in'])
    .executeTakeFirst();
}

/** Uses a ticket, once; false if it has expired, was used, or is for something else. */
export async function takeTicket(
  trx: Transaction<Database>,
  { user_id, purpose }: { user_id: string; purpose: TicketPurpose },
  ticket: string,
  now: Date,
): Promise<boolean> {
  return returnsRow(
    trx
      .deleteFrom('factor_tickets')
      .where('ticket_hash', '=', hashOf(ticket))
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('user_id'),
  );
}

/** Ends what an account has begun: with a new password, or new factors, it begins anew. */
export async function dropTickets(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('factor_tickets').where('user_id', '=', userId).execute();
}

export async function forgetTickets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('factor_tickets').where('expires_at', '<', now).execute();
}
