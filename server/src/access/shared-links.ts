import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { isShown, type PhotoOwner, type SeenPhoto, shown } from './files.ts';
import { isVisible, visible } from './profiles.ts';

// As in profiles.ts: each rule as a predicate and a clause, for queries that name the tables `shared_links` and `profiles`.
const eb = expressionBuilder<Database, 'shared_links' | 'profiles'>();

/** Whether a link shows its profile now: as long as other members see it too. One that was ended is no more. */
export function isLinkOpen(
  link: { expires_at: Date },
  owner: Pick<PhotoOwner, 'status' | 'away'>,
  now: Date,
): boolean {
  return link.expires_at > now && isVisible(owner);
}
export function linkOpen(now: Date): Expression<SqlBool> {
  return eb.and([eb('shared_links.expires_at', '>', now), visible]);
}

/** For whom the address of a photo in a link is signed: whoever has opened it, as long as it is open. */
export type LinkAudience = `link-${string}`;

export function linkAudience(linkId: string): LinkAudience {
  return `link-${linkId}`;
}

/** The link of an audience; null for another one. */
export function linkOfAudience(audience: string): string | null {
  return audience.startsWith('link-') ? audience.slice('link-'.length) : null;
}

/** Whether a link shows a photo of its profile. */
export function isPhotoInLink(
  link: { expires_at: Date },
  photo: SeenPhoto,
  owner: Pick<PhotoOwner, 'status' | 'away'>,
  now: Date,
): boolean {
  return isShown(photo) && isLinkOpen(link, owner, now);
}
/** The same for queries that name `photos`, too. */
export function photoInLink(now: Date): Expression<SqlBool> {
  return eb.and([shown, linkOpen(now)]);
}
