import type { Away } from '@mala/contract/access/away.ts';
import { can } from '@mala/contract/access/roles.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { PhotoState } from '@mala/contract/photos/photo.ts';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { Photos } from '../db/schema/profiles.ts';
import {
  approved,
  featured,
  isApproved,
  isClosed,
  isFeatured,
  isVisible,
  looksAsOffice,
  notClosed,
  visible,
} from './profiles.ts';
import type { Viewer } from './viewer.ts';

// As in profiles.ts: each rule as a predicate and a clause, for queries that name the tables `photos` and `profiles`.
const eb = expressionBuilder<Database, 'photos' | 'profiles'>();

/** The columns of a photo that decide who sees it. */
export interface SeenPhoto {
  state: PhotoState;
  removed_at: Date | null;
}

/** The columns of a photo's profile that decide who sees it. */
export interface PhotoOwner {
  status: Status;
  away: Away | null;
  featured: boolean;
  home_photo: boolean;
}

const there: Expression<SqlBool> = eb('photos.removed_at', 'is', null);

/** Whether members see a photo of a profile that they may see. */
export function isShown(photo: SeenPhoto): boolean {
  return photo.removed_at === null && photo.state === 'approved';
}
export const shown: Expression<SqlBool> = eb.and([
  eb('photos.state', '=', sql.lit('approved' as const)),
  there,
]);

/** Whether a photo is in its profile's album, and lets its owner see the faces of others: neither removed nor refused. */
export function isKept(photo: SeenPhoto): boolean {
  return photo.removed_at === null && photo.state !== 'refused';
}
export const kept: Expression<SqlBool> = eb.and([
  there,
  eb('photos.state', '<>', sql.lit('refused' as const)),
]);

/** Whether a photo is in the review queue; photos of a profile in review are decided with the profile. */
export function awaitsReview(
  photo: SeenPhoto,
  owner: { status: Status; away: Away | null },
): boolean {
  const waits = photo.removed_at === null && photo.state === 'waiting';
  return waits && isApproved(owner) && !isClosed(owner);
}
export const inReview: Expression<SqlBool> = eb.and([
  there,
  eb('photos.state', '=', sql.lit('waiting' as const)),
  approved,
  notClosed,
]);

/**
 * What the viewer sees of the photos of others (server rules, section 3): faces as an approved member with a photo in
 * the album, and in the office; their blurred previews as a pending member with one.
 */
export function facesSeen(viewer: Viewer): 'faces' | 'previews' | 'none' {
  if (can(viewer, 'profiles.read')) return 'faces';
  if (!viewer.has_photo || !can(viewer, 'profile.own')) return 'none';
  if (viewer.standing === 'approved') return 'faces';
  return viewer.standing === 'pending' ? 'previews' : 'none';
}

/**
 * For whom the address of a photo is signed; each request checks anew whether they may see it (decision 017).
 * - owner: the owner and administrators
 * - member: members who find the profile
 * - home: visitors of the home page
 */
export const PHOTO_AUDIENCES = ['owner', 'member', 'home'] as const;
export type PhotoAudience = (typeof PHOTO_AUDIENCES)[number];

/** Whether the member agreed to show the first photo on the home page. */
export const allowsHomePhoto: Expression<SqlBool> = eb('profiles.home_photo', '=', sql.lit(true));

/** Whether an audience may read the file of a photo; `first`: it is the first shown one of its profile. */
export function isPhotoOpen(
  audience: PhotoAudience,
  photo: SeenPhoto & { first: boolean },
  owner: PhotoOwner,
): boolean {
  if (audience === 'owner') return photo.removed_at === null;
  if (audience === 'member') return isShown(photo) && isVisible(owner);
  // the member agreed to the first one only
  return isShown(photo) && isFeatured(owner) && owner.home_photo && photo.first;
}
export function photoOpenTo(audience: PhotoAudience): Expression<SqlBool> {
  if (audience === 'owner') return there;
  if (audience === 'member') return eb.and([shown, visible]);
  const earlier = eb
    .selectFrom('photos as earlier')
    .whereRef('earlier.profile_id', '=', 'photos.profile_id')
    .where('earlier.state', '=', sql.lit('approved' as const))
    .where('earlier.removed_at', 'is', null)
    .where(sql<boolean>`(earlier.position, earlier.id) < (photos.position, photos.id)`)
    .select(sql.lit(1).as('one'));
  return eb.and([shown, featured, allowsHomePhoto, eb.not(eb.exists(earlier))]);
}

/** The columns that a shown photo is presented from. */
export type ShownPhoto = Pick<
  Selectable<Photos>,
  'id' | 'caption' | 'width' | 'height' | 'preview'
>;

/** The first shown photo of each profile, for a lateral join as `photo`. */
export function firstPhoto(profiles: ExpressionBuilder<Database, 'profiles'>) {
  return profiles
    .selectFrom('photos')
    .whereRef('photos.profile_id', '=', 'profiles.user_id')
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .select(['id', 'caption', 'width', 'height', 'preview'])
    .as('photo');
}

/** The joined first photo as one value; null where there is none. */
export const firstPhotoJson = sql<ShownPhoto | null>`to_json(photo)`.as('photo');

/**
 * Who reads a horoscope file: `owner`, a member's id, or somebody of the office, `office-` and the id, so that the history says
 * who has fetched it.
 */
export type FileReader = string;

const OFFICE = 'office-';

/** The viewer as a reader of the horoscope files of a profile whose contact he sees. */
export function fileReader(viewer: Viewer, profile: { user_id: string }): FileReader {
  if (viewer.user_id === profile.user_id) return 'owner';
  return looksAsOffice(viewer, profile) ? `${OFFICE}${viewer.user_id}` : viewer.user_id;
}

/** The account of a reader who is of the office; null for others. */
export function officeReader(reader: FileReader): string | null {
  return reader.startsWith(OFFICE) ? reader.slice(OFFICE.length) : null;
}

/** Whether a reader may fetch a horoscope file now: a member who downloaded the contact, while others see the profile. */
export function isHoroscopeFileOpen(
  reader: FileReader,
  owner: { status: Status; away: Away | null },
  downloaded: boolean,
): boolean {
  if (reader === 'owner' || officeReader(reader)) return true;
  return downloaded && isVisible(owner);
}
export function horoscopeFileOpenTo(
  reader: FileReader,
  profileId: Expression<string>,
): Expression<SqlBool> {
  if (reader === 'owner' || officeReader(reader)) return sql<boolean>`true`;
  return eb.exists(
    eb
      .selectFrom('downloads')
      .innerJoin('profiles', 'profiles.user_id', 'downloads.profile_id')
      .where('downloads.profile_id', '=', profileId)
      .where('downloads.user_id', '=', reader)
      .where(visible)
      .select(sql.lit(1).as('one')),
  );
}
