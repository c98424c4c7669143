import type { PasswordLink } from '@mala/contract/auth/mailed-links.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { Context } from '../../context.ts';
import { findLink, type GivenLink } from './link-queries.ts';
import { isOpenLink } from './passwords.ts';
import { REPLIES } from './replies.ts';

const INVALID = {
  'reset-password': REPLIES.resetLinkInvalid,
  'undo-contact': REPLIES.undoLinkInvalid,
} as const satisfies Record<PasswordLink, object>;

/** Whether a mailed link is open; of one that is not, what its use would answer. Changes nothing. */
export async function checkLink(ctx: Context, given: GivenLink & { purpose: PasswordLink }) {
  const link = await findLink(ctx.db, ctx, given.purpose, given);
  return link && isOpenLink(link, ctx.now()) ? SUCCESS : INVALID[given.purpose];
}
