import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Device } from '../../http/device-cookie.ts';
import { customerNetwork } from '../../http/networks.ts';
import { setGivenEmail } from './address-queries.ts';
import type { Contact } from './follow-contact.ts';
import { markDevice } from './known-devices.ts';
import {
  dropLinks,
  dropUndosSince,
  findLink,
  type GivenLink,
  setVerifiedEmail,
  useLink,
} from './link-queries.ts';
import { isOpenLink, replacePassword, requireGoodPassword } from './passwords.ts';
import { lockUser } from './queries.ts';
import { REPLIES } from './replies.ts';

/** Stores the contact of a profile, in a table of the feature profiles. */
export type RestoreContact = (
  trx: Transaction<Database>,
  userId: string,
  contact: Contact,
  now: Date,
) => Promise<void>;

/**
 * Puts back email and mobile numbers by the link that went to the former address, once, and sets a new password: whoever
 * made the change knew the present one. Ends every session; links that were mailed since become invalid. Marks the device,
 * as the link to a new password does: both prove the mailbox.
 * Throws 400 INVALID for a password that is easily guessed.
 */
export async function undoContactChange(
  ctx: Context,
  given: GivenLink & { password: string },
  { network, device }: { network: string; device: Device },
  restoreContact: RestoreContact,
) {
  const link = await findLink(ctx.db, ctx, 'undo-contact', given);
  const now = ctx.now();
  if (!link || !isOpenLink(link, now)) return REPLIES.undoLinkInvalid;
  requireGoodPassword(given.password, link);
  const hash = await ctx.passwords.hash(given.password, customerNetwork(network));
  const { user_id, email, mobiles } = link;
  const done = await ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, user_id);
    await lockUser(trx, user_id);
    if (!(await useLink(trx, link.id, now))) return false;
    await restoreContact(trx, user_id, { email, mobiles }, now);
    await dropLinks(trx, user_id, 'reset-password');
    await dropLinks(trx, user_id, 'verify-email');
    await dropUndosSince(trx, link);
    if (email) await setVerifiedEmail(trx, user_id, email);
    await setGivenEmail(trx, user_id, email);
    await replacePassword(trx, ctx, user_id, hash, { keptSession: null, network });
    return true;
  });
  if (!done) return REPLIES.undoLinkInvalid;
  markDevice(ctx, device, { id: user_id, password_hash: hash });
  return SUCCESS;
}
