import { can } from '@mala/contract/access/roles.ts';
import { type Language, languagesOf } from '@mala/contract/communities/languages.ts';
import type { confirmEntryBody, EntryProof } from '@mala/contract/entries/family-bodies.ts';
import type { output } from 'zod/mini';
import { findViewer } from '../../access/find-viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { customerNetwork } from '../../http/networks.ts';
import {
  type CreateProfile,
  type Origin,
  openAccount,
  requireGoodPassword,
  requireOffered,
  settleHere,
} from '../auth/index.ts';
import { completeEntry } from './complete-entry.ts';
import { requireAsked } from './prove-asked.ts';
import { requireComplete } from './send-entry.ts';

type Confirmation = output<typeof confirmEntryBody>;

/**
 * Makes the account of a family with the profile that was entered for it, as a signup and the six steps do, and signs in; returns
 * the session. Of two at once one does. Throws 400 INVALID, 404 ENTRY_UNKNOWN, 409 MOBILE_TAKEN, 429 TOO_MANY.
 */
export async function confirmEntry(
  ctx: Context,
  given: Confirmation,
  origin: Origin,
  createProfile: CreateProfile,
): Promise<string> {
  const { password, language } = given;
  const entry = await requireAsked(ctx, given, origin.address);
  const { domain } = entry;
  const mobile_no = entry.mobile_no ?? '';
  const user_name = String(requireComplete(entry, ctx.now()).basic.name);
  requireGoodPassword(password, { mobile_no, user_name });
  if (language) requireOffered(language as Language, languagesOf(domain));
  const password_hash = await ctx.passwords.hash(password, customerNetwork(origin.address));
  const made_up = ctx.demo !== null;
  const account = { domain, mobile_no, password_hash, user_name, made_up, language };
  let opened: { user_id: string; sessionId: string } | undefined;
  const consent = { way: given.way, address: origin.address };
  await completeEntry(ctx, entry, consent, async (trx) => {
    opened = await openAccount(trx, ctx, account, { origin, createProfile });
    return requireViewer(await findViewer(trx, opened.sessionId, ctx.now()));
  });
  if (!opened) throw new AppError('ENTRY_UNKNOWN');
  settleHere(ctx, origin, { id: opened.user_id, password_hash }, opened.sessionId);
  return opened.sessionId;
}

function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

/**
 * Takes an entry over into the viewer's own profile, which has no section yet. Throws 404 ENTRY_UNKNOWN, also on another
 * site, 409 PROFILE_BEGUN, 429 TOO_MANY.
 */
export async function takeOverEntry(
  ctx: Context,
  viewer: Viewer,
  proof: EntryProof,
  address: string,
): Promise<void> {
  // given a role meanwhile
  if (!can(viewer, 'profile.own')) throw new AppError('FORBIDDEN');
  if (viewer.steps.basic) throw new AppError('PROFILE_BEGUN');
  const entry = await requireAsked(ctx, proof, address);
  await completeEntry(ctx, entry, { way: proof.way, address }, async () => viewer);
}
