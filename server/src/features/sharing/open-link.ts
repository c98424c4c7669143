import type { Domain } from '@mala/contract/communities/domain.ts';
import type { SharedProfile } from '@mala/contract/sharing.ts';
import { isLinkOpen, linkAudience } from '../../access/shared-links.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { domainOfHost } from '../../http/site-addresses.ts';
import { photosOf, presentPhoto } from '../photos/index.ts';
import { findProfile } from '../profiles/index.ts';
import { hashFor } from './create-link.ts';
import { presentShared } from './presenter.ts';
import { countOpening, findOpenLink } from './queries.ts';

/** What the address of a link says, not validated yet, and the host that was asked. */
interface Given {
  id: string;
  secret: string;
  domain?: Domain | undefined;
  host: string;
}

/** A link that shows its profile on this site; undefined alike for every other one. */
async function findGiven(ctx: Context, { id, secret, domain, host }: Given) {
  const secretHash = ctx.linkSecrets.hashOf(secret);
  // with another AUTH_SECRET links are void
  if (secretHash !== hashFor(ctx, id)) return undefined;
  const link = await findOpenLink(ctx.db, { id, secretHash }, ctx.now());
  const asked = [domain, domainOfHost(ctx.config, host)].filter(Boolean);
  return link && asked.every((one) => one === link.domain) ? link : undefined;
}

/**
 * What whoever has a link reads; counts the opening unless `openerId` is the owner, and while the database keeps nothing.
 * Throws 404 NOT_FOUND, also where it is ended meanwhile.
 */
export async function openLink(
  ctx: Context,
  given: Given,
  openerId: string | null,
): Promise<SharedProfile> {
  const link = await findGiven(ctx, given);
  if (!link) throw new AppError('NOT_FOUND');
  const profile = await findProfile(ctx.db, link.profile_id);
  if (!profile || !isLinkOpen(link, profile, ctx.now())) throw new AppError('NOT_FOUND');
  const shared = presentShared(ctx, link, profile, await photosOf(ctx.db, profile.user_id));
  const isOwner = openerId === link.profile_id;
  // last, so that what fails is not counted
  const isThere = isOwner || (await ctx.optionalWrite(() => countOpening(ctx.db, link.id)));
  if (isThere === false) throw new AppError('NOT_FOUND');
  return shared;
}

/** The address of the photo that messengers show with a link; null for one without, and for every link that is not open. */
export async function facePreview(ctx: Context, given: Given): Promise<string | null> {
  const link = await findGiven(ctx, given);
  if (!link?.face) return null;
  const [first] = await photosOf(ctx.db, link.profile_id);
  return first ? presentPhoto(ctx, first, linkAudience(link.id)).url : null;
}
