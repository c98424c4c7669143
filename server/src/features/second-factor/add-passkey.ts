import { MOST_PASSKEYS } from '@mala/contract/second-factor.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { changeFactors, followFirst, type SessionWrites } from './change-factors.ts';
import { findPasskeys, insertPasskey } from './passkey-queries.ts';
import { checkMade, type MadePasskey, offerPasskey, signedTicket } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { insertTicket, takeTicket } from './ticket-queries.ts';

const PURPOSE = 'add-passkey';

/** What the viewer's browser makes a passkey with. */
export async function startPasskeyOf(
  ctx: Context,
  viewer: Pick<Viewer, 'user_id' | 'user_name'>,
  asked: string,
) {
  const { host } = relyingParty(ctx.config, asked);
  const known = await findPasskeys(ctx.db, viewer.user_id);
  const begun = { user_id: viewer.user_id, purpose: PURPOSE } as const;
  const ticket = await insertTicket(ctx.db, begun, ctx.now());
  return offerPasskey(
    ticket,
    viewer,
    known.filter((one) => one.host === host),
    host,
  );
}

/**
 * Adds a passkey; recovery codes with the first factor, else null. Throws 400 INVALID for one that was not made for this
 * account, page and moment, and 409 TOO_MANY_PASSKEYS.
 */
export async function addPasskeyOf(
  ctx: Context,
  viewer: Viewer,
  { name, passkey }: { name: string; passkey: MadePasskey },
  asked: string,
  writes: SessionWrites,
): Promise<string[] | null> {
  const { user_id } = viewer;
  const refused = () => new AppError('INVALID', { faults: { passkey: 'wrongPasskey' } });
  const party = relyingParty(ctx.config, asked);
  const ticket = signedTicket(passkey);
  const made = await checkMade(passkey, ticket, party);
  if (!made) throw refused();
  const now = ctx.now();
  return changeFactors(ctx, viewer, 'passkey-added', async (trx, hadFactor) => {
    if (!(await takeTicket(trx, { user_id, purpose: PURPOSE }, ticket, now))) throw refused();
    if ((await findPasskeys(trx, user_id)).length >= MOST_PASSKEYS)
      throw new AppError('TOO_MANY_PASSKEYS');
    const passkeyRow = { user_id, host: party.host, name, ...made, added_at: now };
    if (!(await insertPasskey(trx, passkeyRow))) throw refused();
    return followFirst(trx, ctx, viewer, hadFactor, writes);
  });
}
