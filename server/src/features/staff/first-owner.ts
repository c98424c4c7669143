import { OWNER } from '@mala/contract/access/role-places.ts';
import { FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { Context } from '../../context.ts';
import { isCommonPassword, isPersonalPassword } from '../../secrets/common-passwords.ts';
import { insertUser } from '../auth/index.ts';
import { hasOwner, insertRole, lockRoles } from './queries.ts';

/**
 * Makes the owner of ADMIN_MOBILE and ADMIN_PASSWORD if nobody owns both communities. A member with that mobile number
 * does not become one; a warning is logged. Throws for a password that is easily guessed.
 */
export async function makeFirstOwner({ config, db, log, passwords, now }: Context): Promise<void> {
  if (!config.adminMobile || !config.adminPassword) return;
  if (await hasOwner(db)) return;
  const owner = { mobile_no: config.adminMobile, user_name: 'Administrator' };
  if (isPersonalPassword(config.adminPassword, owner) || isCommonPassword(config.adminPassword))
    throw new Error('ADMIN_PASSWORD is easily guessed: choose other words');
  const password_hash = await passwords.hash(config.adminPassword, 'start');
  const made = await db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    // another process was faster
    if (await hasOwner(trx)) return true;
    const user_id = await insertUser(trx, { domain: FORM_DOMAIN, ...owner, password_hash });
    if (!user_id) return false;
    const row = { user_id, role: OWNER, domain: null, given_by: null, given_at: now() };
    await insertRole(trx, row);
    return true;
  });
  if (!made) log.warn('ADMIN_MOBILE is the number of a member, so no owner was made');
}
