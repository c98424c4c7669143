import { canWherever } from '@mala/contract/access/role-places.ts';
import { can, type GivenRole } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { insertPasswordLink, insertUser } from '../auth/index.ts';
import { changeRoles, storeRole } from './give-roles.ts';
import { findDomainOf, findRoles } from './queries.ts';

interface NewPerson {
  user_name: string;
  mobile_no: string;
  domain: Domain;
  email: string | null;
}

/** A link to choose a password, for whoever asked for it to pass on; whether it was mailed too. */
interface PasswordLink {
  link: string;
  mailed: boolean;
}

/**
 * Makes an account with a role and without a profile. Its password is chosen by the link. Throws 403
 * FORBIDDEN, 409 MOBILE_TAKEN and 429 TOO_MANY_MAILS.
 */
export async function addPerson(
  ctx: Context,
  viewer: Viewer,
  { email, ...person }: NewPerson,
  given: GivenRole,
): Promise<PasswordLink> {
  if (!canWherever(viewer, 'roles.give', person.domain)) throw new AppError('FORBIDDEN');
  return changeRoles(ctx, viewer, given.domain, async (trx) => {
    const { nobodysHash: password_hash } = ctx.passwords;
    const account = { ...person, password_hash, made_up: ctx.demo !== null };
    const user_id = await insertUser(trx, account);
    if (!user_id) throw new AppError('MOBILE_TAKEN');
    await storeRole(trx, ctx, viewer, { user_id, ...given });
    const { domain } = person;
    return {
      link: await insertPasswordLink(trx, ctx, { user_id, domain, email }),
      mailed: !!email,
    };
  });
}

/**
 * Makes a new link for somebody of the office, since the account has no date of birth to reset the password by. Throws 404
 * NOT_FOUND for everybody whom the viewer does not see among the people of the office, and 403 FORBIDDEN for the viewer's own account and for whoever has roles where the
 * viewer gives none.
 */
export async function linkPassword(
  ctx: Context,
  viewer: Viewer,
  userId: string,
): Promise<PasswordLink> {
  const domain = await findDomainOf(ctx.db, userId);
  const before = domain ? await findRoles(ctx.db, userId) : [];
  const isSeen = before.some((one) => !one.domain || can(viewer, 'roles.give', one.domain));
  if (!domain || !isSeen) throw new AppError('NOT_FOUND');
  if (userId === viewer.user_id) throw new AppError('FORBIDDEN');
  const places = new Set(before.map((one) => one.domain));
  const where = places.size === 1 ? (before[0]?.domain ?? null) : null;
  return changeRoles(ctx, viewer, where, async (trx) => {
    const roles = await findRoles(trx, userId);
    // changed since they were looked at
    if (roles.some((one) => where && one.domain !== where)) throw new AppError('FORBIDDEN');
    if (roles.length === 0) throw new AppError('NOT_FOUND');
    const link = await insertPasswordLink(trx, ctx, { user_id: userId, domain, email: null });
    const act = { action: 'password-link', subject_id: userId } as const;
    await recordHistory(trx, viewer, act, ctx.now());
    return { link, mailed: false };
  });
}
