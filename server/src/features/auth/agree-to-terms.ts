import { TERMS_VERSION } from '@mala/contract/terms.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hasAgreed, insertAgreement, lockUser } from './queries.ts';

/** Records the agreement with a version, once. Throws 409 TERMS_CHANGED where it is not the present one. */
export async function agreeToTerms(
  ctx: Context,
  { version, ...from }: { user_id: string; address: string; version: string },
): Promise<void> {
  if (version !== TERMS_VERSION) throw new AppError('TERMS_CHANGED');
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, from.user_id);
    if (await hasAgreed(trx, from.user_id)) return;
    await insertAgreement(trx, { ...from, agreed_at: ctx.now() });
  });
}
