import { randomBytes } from 'node:crypto';
import { OWNER } from '@mala/contract/access/role-places.ts';
import { FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { makeFirstOwner as makeCall } from '@mala/contract/staff.ts';
import type { output } from 'zod/mini';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { customerNetwork } from '../../http/networks.ts';
import { insertUser, requireGoodPassword } from '../auth/index.ts';
import { dropFirstStart, replaceFirstStart, takeFirstStart } from './first-start-queries.ts';
import { hasOwner, insertRole, lockRoles } from './queries.ts';

/** How long a printed address works, if no other start prints one. */
const HOURS = 24;

/** The page where the first owner is made; the secret is behind #, which browsers send to nobody. */
export const firstStartPath = (secret: string) => `/admin/first-start#${secret}`;

/**
 * The secret of a new address where the first owner is made, which ends those of earlier starts; null where there is an owner, or
 * the settings name one. Only its hash is stored.
 */
export async function offerFirstStart(ctx: Context): Promise<string | null> {
  const { config, db, linkSecrets, demo } = ctx;
  const secret = randomBytes(32).toString('base64url');
  return db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    if (demo || config.adminMobile || (await hasOwner(trx))) {
      await dropFirstStart(trx);
      return null;
    }
    await replaceFirstStart(trx, linkSecrets.hashOf(secret), ctx.now());
    return secret;
  });
}

type Asked = output<NonNullable<(typeof makeCall)['body']>>;

/**
 * Makes the owner of both communities, once. Throws 404 NOT_FOUND for a secret that is wrong, used or ended, and where there is an
 * owner; 400 INVALID for a password that is easily guessed; 409 MOBILE_TAKEN.
 */
export async function useFirstStart(
  ctx: Context,
  { secret, password, ...person }: Asked,
  from: { address: string; userAgent: string | null },
): Promise<void> {
  requireGoodPassword(password, person);
  const password_hash = await ctx.passwords.hash(password, customerNetwork(from.address));
  const now = ctx.now();
  const since = new Date(now.getTime() - HOURS * 3_600_000);
  await ctx.db.transaction().execute(async (trx) => {
    // of two at once the second finds an owner
    await lockRoles(trx);
    const isOffered = await takeFirstStart(trx, ctx.linkSecrets.hashOf(secret), since);
    if (!isOffered || (await hasOwner(trx))) throw new AppError('NOT_FOUND');
    const user_id = await insertUser(trx, { domain: FORM_DOMAIN, ...person, password_hash });
    if (!user_id) throw new AppError('MOBILE_TAKEN');
    const role = { role: OWNER, domain: null };
    await insertRole(trx, { user_id, ...role, given_by: null, given_at: now });
    const actor = { user_id, user_name: person.user_name, roles: [role], from };
    const after = { role: OWNER, role_domain: 'both' };
    await recordHistory(trx, actor, { action: 'role', subject_id: user_id, after }, now);
  });
}
