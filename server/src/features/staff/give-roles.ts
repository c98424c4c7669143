import { canWherever } from '@mala/contract/access/role-places.ts';
import type { GivenRole } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isClosed } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../auth/index.ts';
import { insertProfile } from '../profiles/index.ts';
import { deleteRole, findDomainOf, findRoles, hasOwner, insertRole, lockRoles } from './queries.ts';

/**
 * Changes roles in one transaction, one after the other. Throws 403 FORBIDDEN if the viewer may not give roles
 * everywhere in `domain` (null: both communities), as of now: somebody else may just have taken the viewer's own.
 */
export async function changeRoles<Result>(
  ctx: Context,
  viewer: Viewer,
  domain: Domain | null,
  change: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockRoles(trx);
    const roles = await findRoles(trx, viewer.user_id);
    if (!canWherever({ roles }, 'roles.give', domain)) throw new AppError('FORBIDDEN');
    return change(trx);
  });
}

const roleAct = (subject_id: string, { domain }: GivenRole) =>
  ({ action: 'role', subject_id, ...(domain && { domain }) }) as const;

const roleValues = ({ role, domain }: GivenRole) => ({ role, role_domain: domain ?? 'both' });

/** Stores a role and records who gave it. */
export async function storeRole(
  trx: Transaction<Database>,
  ctx: Context,
  viewer: Viewer,
  { user_id, ...given }: GivenRole & { user_id: string },
): Promise<void> {
  const now = ctx.now();
  await insertRole(trx, { user_id, ...given, given_by: viewer.user_id, given_at: now });
  await recordHistory(trx, viewer, { ...roleAct(user_id, given), after: roleValues(given) }, now);
}

/**
 * Gives a role to the account of a mobile number in a community. Throws 403 FORBIDDEN, 404 NOT_FOUND, and 409
 * PROFILE_BEGUN, since nobody of the office may decide about a profile of their own, or 403 ACCOUNT_CLOSED, since nobody reopens
 * an account of the office.
 */
export async function giveRole(
  ctx: Context,
  viewer: Viewer,
  account: { mobile_no: string; domain: Domain },
  given: GivenRole,
): Promise<void> {
  await changeRoles(ctx, viewer, given.domain, async (trx) => {
    const user_id = canWherever(viewer, 'roles.give', account.domain)
      ? await findAccount(trx, account)
      : undefined;
    if (!user_id) throw new AppError('NOT_FOUND');
    // locked, so that the profile is not begun meanwhile
    const profile = await lockProfile(trx, user_id);
    if (profile && isClosed(profile)) throw new AppError('ACCOUNT_CLOSED');
    if (profile?.begun) throw new AppError('PROFILE_BEGUN');
    const has = (await findRoles(trx, user_id)).some(
      ({ role, domain }) => role === given.role && (!domain || domain === given.domain),
    );
    if (!has) await storeRole(trx, ctx, viewer, { user_id, ...given });
  });
}

/**
 * Takes a role from an account; whoever has none left is a member who has not begun a profile. Throws 403 FORBIDDEN, 404
 * NOT_FOUND, and 409 LAST_OWNER if nobody would own both communities.
 */
export async function takeRole(
  ctx: Context,
  viewer: Viewer,
  userId: string,
  taken: GivenRole,
): Promise<void> {
  await changeRoles(ctx, viewer, taken.domain, async (trx) => {
    const domain = await findDomainOf(trx, userId);
    if (!domain || !(await deleteRole(trx, userId, taken))) throw new AppError('NOT_FOUND');
    if (!(await hasOwner(trx))) throw new AppError('LAST_OWNER');
    if ((await findRoles(trx, userId)).length === 0)
      await insertProfile(trx, { user_id: userId, domain });
    const act = { ...roleAct(userId, taken), before: roleValues(taken) };
    await recordHistory(trx, viewer, act, ctx.now());
  });
}
