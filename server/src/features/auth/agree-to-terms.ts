import { TERMS_VERSION } from '@mala/contract/terms.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { lockUser } from './queries.ts';

/** Notes that a member accepts the present terms: version, time, address. */
export async function recordAgreement(
  trx: Transaction<Database>,
  agreement: { user_id: string; address: string; agreed_at: Date },
): Promise<void> {
  await trx
    .insertInto('agreements')
    .values({ id: uuid(), version: TERMS_VERSION, ...agreement })
    .execute();
}

/** Records the agreement with a version, once. Throws 409 TERMS_CHANGED where it is not the present one. */
export async function agreeToTerms(
  ctx: Context,
  { version, ...from }: { user_id: string; address: string; version: string },
): Promise<void> {
  if (version !== TERMS_VERSION) throw new AppError('TERMS_CHANGED');
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, from.user_id);
    const agreed = await trx
      .selectFrom('agreements')
      .where('user_id', '=', from.user_id)
      .where('version', '=', version)
      .select('id')
      .executeTakeFirst();
    if (!agreed) await recordAgreement(trx, { ...from, agreed_at: ctx.now() });
  });
}
