import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Mobiles } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';
import { findAddresses, queueMail } from '../mail/index.ts';
import { setGivenEmail } from './address-queries.ts';
import type { AuthMail } from './letters.ts';
import { dropLinks, findEarliestUndo, insertLink } from './link-queries.ts';
import { lockUser } from './queries.ts';
import { mailVerification } from './verify-email.ts';

/** How a profile's family is reached. */
export interface Contact {
  email: string | null;
  mobiles: Mobiles | null;
}

/** A change of contact that is being saved. */
export interface ContactChange {
  user_id: string;
  /** null at the first save */
  before: Contact | null;
  after: Contact;
  /** whether the member gave it: at the first save, or with the password */
  given: boolean;
  /** the network address of the call */
  network: string;
}

/** Whether two contacts are the same. */
export function sameContact(one: Contact, other: Contact): boolean {
  return one.email === other.email && JSON.stringify(one.mobiles) === JSON.stringify(other.mobiles);
}

/**
 * Tells the confirmed address of a changed contact, with a link that undoes it, and mails a link to confirm a new address.
 * Reset links that went to the former address become invalid. The profile is locked by the caller.
 */
export async function followContact(
  trx: Transaction<Database>,
  ctx: Context,
  change: ContactChange,
): Promise<void> {
  const { user_id, before, after, given, network } = change;
  if (before && sameContact(before, after)) return;
  await lockUser(trx, user_id);
  const { verified_email } = await findAddresses(trx, user_id);
  if (before && verified_email) await tellFormer(trx, ctx, change, verified_email);
  if (before?.email === after.email) return;
  await dropLinks(trx, user_id, 'reset-password');
  await setGivenEmail(trx, user_id, given ? after.email : null);
  if (!after.email || after.email === verified_email) return;
  // too many mails must not prevent a save: the page lets the member ask again
  await mailVerification(trx, ctx, user_id, after.email, network);
}

/** 7 days, in minutes. */
const MINUTES = 7 * 24 * 60;

/**
 * Mails the former address a link that restores it, with the mobile numbers from before the first change that can still
 * be undone: otherwise a second change would make the first one lasting (decision 041).
 */
async function tellFormer(
  trx: Transaction<Database>,
  ctx: Context,
  { user_id, before, network }: ContactChange,
  email: string,
): Promise<void> {
  const purpose = 'undo-contact' as const;
  const earliest = await findEarliestUndo(trx, { user_id, email, now: ctx.now() });
  const mobiles = earliest ? earliest.mobiles : (before?.mobiles ?? null);
  const link_id = await insertLink(trx, ctx, { user_id, purpose, email, mobiles }, MINUTES);
  const mail = { kind: 'contact-changed' as const, user_id, link_id, at: ctx.now().toISOString() };
  await queueMail<AuthMail>(trx, ctx, mail, { network, address: email });
}
