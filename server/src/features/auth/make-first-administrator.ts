import { ADMINISTRATOR } from '@mala/contract/access/roles.ts';
import { FORM_DOMAIN } from '@mala/contract/communities/domain.ts';
import type { Context } from '../../context.ts';
import { hasAdministrator, insertUser } from './queries.ts';

/**
 * Makes the administrator of ADMIN_MOBILE and ADMIN_PASSWORD if there is none yet. Whoever had signed up with
 * that mobile number before is not made one: the line in the log says so.
 */
export async function makeFirstAdministrator({
  config,
  db,
  log,
  passwords,
}: Context): Promise<void> {
  if (!config.adminMobile || !config.adminPassword) return;
  if (await hasAdministrator(db)) return;
  const made = await insertUser(db, {
    domain: FORM_DOMAIN,
    mobile_no: config.adminMobile,
    password_hash: await passwords.hash(config.adminPassword),
    user_name: 'Administrator',
    role: ADMINISTRATOR,
  });
  if (!made) log.warn('ADMIN_MOBILE is the number of a member, so no administrator was made');
}
