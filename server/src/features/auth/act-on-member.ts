import { knownLanguage } from '@mala/contract/communities/languages.ts';
import type { Transaction } from 'kysely';
import type { SeenMember } from '../../access/find-member.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { isClosed } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { addressIn, memberAddress } from '../../http/site-addresses.ts';
import { findAddresses, queueMail } from '../mail/index.ts';
import { trustedAddress } from './address-queries.ts';
import { endAllSignIns } from './end-sign-ins.ts';
import { type AuthMail, PASSWORD_PATH } from './letters.ts';
import { dropLinks, insertLink } from './link-queries.ts';
import { findMobile, lockUser, storeMobile } from './queries.ts';
import { endOpenSessions } from './session-queries.ts';
import { tellMember } from './tell-member.ts';

/** The member is locked, so that no other act comes between. Throws 404 NOT_FOUND. */
async function onMember<Result>(
  ctx: Context,
  viewer: Viewer,
  id: string,
  act: (trx: Transaction<Database>, member: SeenMember) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, id);
    const member = await requireMember(trx, viewer, 'members.act', id);
    await lockUser(trx, member.user_id);
    return act(trx, member);
  });
}

/**
 * Signs a member out on one device, or everywhere; the number of sessions that were open. Where none was, nothing is
 * recorded. Throws 404 NOT_FOUND.
 */
export async function endMemberSessions(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { session = null, reason }: { session?: string | null | undefined; reason: string },
): Promise<number> {
  const now = ctx.now();
  return onMember(ctx, viewer, id, async (trx, { user_id }) => {
    const ended = await endOpenSessions(trx, user_id, session, now);
    if (ended === 0) return 0;
    const act = { action: 'sessions', subject_id: user_id, reason } as const;
    await recordHistory(trx, viewer, { ...act, after: { ended } }, now);
    await tellMember(trx, ctx, user_id, { act: 'sessions', reason });
    return ended;
  });
}

/** Lifetime of a link for a member, as of one that he asks for himself. */
const MINUTES = 60;

/**
 * Makes a link to a new password; earlier ones end. It is mailed, or returned to be read out or sent: then whoever opens it
 * proves no address. Throws 404 NOT_FOUND, 409 NO_ADDRESS, CHANGED_MEANWHILE for a closed account, which no password opens, and 429
 * TOO_MANY_MAILS.
 */
export async function linkMemberPassword(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { way, reason }: { way: 'read' | 'mail'; reason: string },
): Promise<string | null> {
  const purpose = 'reset-password' as const;
  return onMember(ctx, viewer, id, async (trx, { user_id, domain, away }) => {
    if (isClosed({ away })) throw new AppError('CHANGED_MEANWHILE');
    const email = way === 'mail' ? trustedAddress(await findAddresses(trx, user_id)) : null;
    if (way === 'mail' && !email) throw new AppError('NO_ADDRESS');
    await dropLinks(trx, user_id, purpose);
    const link_id = await insertLink(trx, ctx, { user_id, purpose, email }, MINUTES);
    const act = { action: 'password-link', subject_id: user_id, reason } as const;
    await recordHistory(trx, viewer, { ...act, after: { link_way: way } }, ctx.now());
    if (email) {
      const mail = { kind: 'reset-password' as const, user_id, link_id };
      const refusal = await queueMail<AuthMail>(trx, ctx, mail, { network: null, address: email });
      if (refusal) throw refusal;
    }
    await tellMember(trx, ctx, user_id, { act: 'password-link', reason });
    if (email) return null;
    const { language } = await findMobile(trx, user_id);
    const home = addressIn(knownLanguage(language), memberAddress(ctx.config, domain));
    return `${home}/${PASSWORD_PATH}/${user_id}/${ctx.linkSecrets.secretOf(purpose, link_id)}`;
  });
}

/**
 * Changes the number that a member logs in with, signs him out everywhere, and ends the links to a new password and the sign-ins that
 * wait for a second factor. The same number changes nothing. Throws 404 NOT_FOUND and 409 MOBILE_TAKEN.
 */
export async function changeMemberMobile(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { mobile_no, reason }: { mobile_no: string; reason: string },
): Promise<void> {
  const now = ctx.now();
  await onMember(ctx, viewer, id, async (trx, { user_id }) => {
    const before = await findMobile(trx, user_id);
    if (before.mobile_no === mobile_no) return;
    if (!(await storeMobile(trx, user_id, mobile_no))) throw new AppError('MOBILE_TAKEN');
    await endAllSignIns(trx, user_id, now);
    const act = { action: 'mobile', subject_id: user_id, reason } as const;
    const values = { before: { mobile_no: before.mobile_no }, after: { mobile_no } };
    await recordHistory(trx, viewer, { ...act, ...values }, now);
    await tellMember(trx, ctx, user_id, { act: 'mobile', reason, end: mobile_no.slice(-3) });
  });
}
