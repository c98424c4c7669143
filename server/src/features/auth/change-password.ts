import type { Context } from '../../context.ts';
import type { Viewer } from '../../http/viewer.ts';
import { queueMail } from '../mail/index.ts';
import { dropLinks } from './link-queries.ts';
import { storePasswordHash } from './queries.ts';
import { endSessions } from './session-queries.ts';

/** Stores the new hash, ends every other session of the member and tells him; a link mailed before is worthless. */
export async function changePassword(ctx: Context, viewer: Viewer, hash: string): Promise<void> {
  const { user_id, session_id } = viewer;
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    await storePasswordHash(trx, user_id, hash);
    await dropLinks(trx, user_id, 'reset-password');
    await endSessions(trx, user_id, session_id, now);
    await queueMail(trx, ctx.jobs, { kind: 'password-changed', user_id, at: now.toISOString() });
  });
}
