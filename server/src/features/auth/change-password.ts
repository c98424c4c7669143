import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { queueMail } from '../mail/index.ts';
import type { AuthMail } from './letters.ts';
import { dropLinks } from './link-queries.ts';
import { findPasswordHash, lockUser, storePasswordHash } from './queries.ts';
import { endSessions } from './session-queries.ts';

/**
 * Stores a new password for one who knows the present one, ends every other session of the member and tells him; a
 * link mailed before is worthless. False where the present one is another, even if only since it was looked at: what
 * the owner of the mail address set meanwhile stays.
 */
export async function changePassword(
  ctx: Context,
  viewer: Viewer,
  given: { old_password: string; password: string },
): Promise<boolean> {
  const { user_id, session_id } = viewer;
  const present = await findPasswordHash(ctx.db, user_id);
  if (!(await ctx.passwords.verify(present, given.old_password))) return false;
  const hash = await ctx.passwords.hash(given.password);
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user_id);
    if ((await findPasswordHash(trx, user_id)) !== present) return false;
    await storePasswordHash(trx, user_id, hash);
    await dropLinks(trx, user_id, 'reset-password');
    await endSessions(trx, user_id, session_id, now);
    await queueMail<AuthMail>(trx, ctx.jobs, {
      kind: 'password-changed',
      user_id,
      at: now.toISOString(),
    });
    return true;
  });
}
