import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { AppError } from '../../errors.ts';
import { findAddresses, queueMail } from '../mail/index.ts';
import { safeAddress } from './address-queries.ts';
import type { OfficeAct } from './letter-layouts.ts';
import type { AuthMail } from './letters.ts';

/**
 * Tells a member what the office did, where there is an address that is confirmed or that the member gave. Returns 429 TOO_MANY_MAILS
 * where no more may go to it today, else null.
 */
export async function tellMember(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  told: { act: OfficeAct; reason: string; end?: string },
): Promise<AppError | null> {
  const address = safeAddress(await findAddresses(trx, user_id));
  if (!address) return null;
  const mail = { kind: 'office-acted' as const, user_id, at: ctx.now().toISOString(), ...told };
  return queueMail<AuthMail>(trx, ctx, mail, { network: null, address });
}
