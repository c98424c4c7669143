import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { dropTickets } from '../second-factor/index.ts';
import { dropLinks } from './link-queries.ts';
import { endSessions } from './session-queries.ts';

/** Ends every session of an account, the sign-ins that wait for a second factor, and the links to a new password. */
export async function endAllSignIns(
  trx: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await endSessions(trx, userId, null, now);
  await dropTickets(trx, userId);
  await dropLinks(trx, userId, 'reset-password');
}
