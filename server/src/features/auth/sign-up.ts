import { TERMS_VERSION } from '@mala/contract/terms.ts';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../http/errors.ts';
import { insertUser, type NewAccount, openSession } from './queries.ts';

/**
 * Makes an account with its empty profile, records the agreement, and opens a session.
 * Throws 409 MOBILE_TAKEN.
 */
export async function signUp(
  db: Kysely<Database>,
  account: NewAccount,
  from: { address: string; userAgent: string | null },
): Promise<{ sessionId: string }> {
  return db.transaction().execute(async (trx) => {
    const userId = await insertUser(trx, account);
    if (!userId) throw new AppError('MOBILE_TAKEN');
    await trx.insertInto('profiles').values({ user_id: userId, domain: account.domain }).execute();
    await trx
      .insertInto('agreements')
      .values({ id: uuid(), user_id: userId, version: TERMS_VERSION, address: from.address })
      .execute();
    return { sessionId: await openSession(trx, userId, from.userAgent) };
  });
}
