import { DAY_MS } from '@mala/contract/india-time.ts';
import { MOST_LINKS, type NewLink } from '@mala/contract/sharing.ts';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import { isClosed } from '../../access/profiles.ts';
import { refusalUnconfirmed } from '../../access/second-factor.ts';
import { refusalOfStanding, type Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireAllowed } from '../../http/session.ts';
import { findLinks, insertLink, type LinkRow } from './queries.ts';

/** The secret of a link, which is derived from its id, so that its owner can copy its address again. */
export function secretOf({ linkSecrets }: Pick<Context, 'linkSecrets'>, id: string): string {
  return linkSecrets.secretOf('shared-link', id);
}

/** The links of a profile that open, newest first: none of before another AUTH_SECRET, under which they have no address. */
export async function ownLinks(
  ctx: Pick<Context, 'db' | 'linkSecrets' | 'now'>,
  profileId: string,
): Promise<LinkRow[]> {
  const links = await findLinks(ctx.db, profileId, ctx.now());
  return links.filter(({ id, secret_hash }) => secret_hash === hashFor(ctx, id));
}

/** The hash that the secret of a link has. */
export function hashFor(ctx: Pick<Context, 'linkSecrets'>, id: string): string {
  return ctx.linkSecrets.hashOf(secretOf(ctx, id));
}

/**
 * Makes a link to one's own profile. Throws 403 by the standing, 403 CONFIRM_AGAIN for a link with contact that was not
 * confirmed, 409 TOO_MANY_LINKS, and 401 UNAUTHENTICATED where the account was closed or erased meanwhile.
 */
export async function createLink(
  ctx: Context,
  viewer: Viewer,
  { days, contact, face }: NewLink,
): Promise<LinkRow> {
  const now = ctx.now();
  requireAllowed(viewer, refusalOfStanding(viewer));
  if (contact) requireAllowed(viewer, refusalUnconfirmed(viewer, now));
  const id = uuid();
  return ctx.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, viewer.user_id);
    // closing ends every link, and one that is made after it would open with the reopened account
    if (!profile || isClosed(profile)) throw new AppError('UNAUTHENTICATED');
    if ((await ownLinks({ ...ctx, db: trx }, viewer.user_id)).length >= MOST_LINKS)
      throw new AppError('TOO_MANY_LINKS');
    return insertLink(trx, {
      id,
      profile_id: viewer.user_id,
      secret_hash: hashFor(ctx, id),
      contact,
      face,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    });
  });
}
