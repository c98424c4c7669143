import { mobileDigits } from '@mala/contract/digits.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { recordFactorChange, removeFactors } from '../second-factor/index.ts';
import { findByMobile } from './queries.ts';
import { endSessions } from './session-queries.ts';

/**
 * Removes every second factor of the account of a mobile number, and ends its sessions: for whoever has lost them, by
 * somebody on the machine. False if the number is not registered.
 */
export async function resetSecondFactor(
  db: Kysely<Database>,
  mobile: string,
  now: Date,
): Promise<boolean> {
  const account = await findByMobile(db, mobileDigits(mobile));
  if (!account) return false;
  // nobody is signed in on the machine
  const machine = { user_id: account.id, user_name: null, roles: [], from: null };
  await db.transaction().execute(async (trx) => {
    await removeFactors(trx, account.id);
    await endSessions(trx, account.id, null, now);
    await recordFactorChange(trx, machine, 'reset', now);
  });
  return true;
}
