import { AWAY } from '@mala/contract/access/away.ts';
import { STATUS } from '@mala/contract/access/status.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Expression, Kysely, SqlBool } from 'kysely';
import { findViewer } from '../src/access/find-viewer.ts';
import type { Viewer } from '../src/access/viewer.ts';
import type { Context } from '../src/context.ts';
import type { Database } from '../src/db/schema/database.ts';
import {
  everywhere,
  KINDS,
  type OwnPhotos,
  type Somebody,
  writePeople,
} from './factories/everybody.ts';

// The server rules (section 3, decision 017), implemented a second time and independently: predicate, clause and
// reply are each compared with it, so that none of the three can change alone.

const ALBUM: OwnPhotos = [
  { state: 'refused' },
  { state: 'approved', removed: true },
  { state: 'waiting' },
  { state: 'approved' },
  { state: 'approved' },
];
const ALBUMS: readonly OwnPhotos[] = [[], [{ state: 'waiting' }], [{ state: 'approved' }]];

// of a closed account there is no viewer, and whoever was quiet is so no more
export const viewers = KINDS.filter(({ away }) => away !== 'closed' && away !== 'quiet')
  .flatMap((kind) =>
    ALBUMS.flatMap((photos) => [
      ...everywhere({ ...kind, photos }),
      // from before nobody with a profile could get one
      ...everywhere({ ...kind, photos, role: 'OWNER' }),
    ]),
  )
  .concat(
    DOMAINS.flatMap((where) =>
      (['REVIEWER', 'CASHIER'] as const).flatMap((role) =>
        everywhere({ status: STATUS.UNVERIFIED, complete: false, role, where }),
      ),
    ),
  );
const approvedKind = { status: STATUS.APPROVED, complete: true, photos: ALBUM };
const plain = KINDS.flatMap((kind) => everywhere({ ...kind, photos: ALBUM }));
const downloaded = KINDS.flatMap((kind) => everywhere({ ...kind, photos: ALBUM }));
const homely = [
  ...everywhere({ ...approvedKind, home_photo: true }),
  ...everywhere({ ...approvedKind, featured: true }),
  ...everywhere({ ...approvedKind, featured: true, home_photo: true }),
  ...AWAY.flatMap((away) =>
    everywhere({ ...approvedKind, featured: true, home_photo: true, away }),
  ),
];
/** Every viewer opens each of these. */
export const opened = [...plain, ...downloaded];
export const targets = [...opened, ...homely];
export const people = [...viewers, ...targets];
export const isDownloaded = new Set(downloaded);
const asked = new Map<Somebody, Viewer>();

/** Inserts everybody, and who has downloaded whom. */
export async function writeEverybody(ctx: Context): Promise<void> {
  await writePeople(ctx, people);
  const subscription = { package: 'silver' as const, total_download: 0, starts_at: new Date(0) };
  const subscriptions = viewers.map(({ user_id }) => ({
    ...subscription,
    id: user_id,
    user_id,
    ends_at: new Date(1),
  }));
  await ctx.db.insertInto('subscriptions').values(subscriptions).execute();
  const rows = viewers.flatMap(({ user_id }) =>
    downloaded.map((one) => ({ user_id, profile_id: one.user_id, subscription_id: user_id })),
  );
  await ctx.db.insertInto('downloads').values(rows).execute();
  for (const one of people) {
    const session = ctx.tokens.sessionOf(one.token) ?? '';
    const viewer = await findViewer(ctx.db, session, ctx.now());
    if (viewer) asked.set(one, viewer);
  }
}

export const CODES = {
  incomplete: 'PROFILE_INCOMPLETE',
  pending: 'PROFILE_PENDING',
  paused: 'PROFILE_PAUSED',
  married: 'PROFILE_CLOSED',
  refused: 'PROFILE_REFUSED',
  approved: null,
};

export function standingOf({ status, complete, away }: Somebody): keyof typeof CODES {
  if (status === 200) return away ? 'paused' : 'approved';
  if (status === 300 || status === 301) return 'married';
  if (status === 500 || status === 501) return 'refused';
  return complete ? 'pending' : 'incomplete';
}

export const isOffice = ({ role }: Somebody) => role !== 'MEMBER';
/** Whether a role lets a viewer read profiles of a site: an owner's of all, a reviewer's of its own, a cashier's of none. */
export const readsSite = ({ role, where }: Somebody, domain: Domain) =>
  (role === 'OWNER' || role === 'REVIEWER') && (where === null || where === domain);
export const reads = (viewer: Somebody, one: Somebody) => readsSite(viewer, one.domain);
export const isPublic = ({ status, away }: Somebody) => status === 200 && away === null;
/** Whether the office looks at what an approved profile adds: also while it is paused. */
export const isReviewed = ({ status, away }: Somebody) => status === 200 && away !== 'closed';
export const isThere = ({ removed }: Somebody['photos'][number]) => !removed;
export const showsFace = (one: Somebody) =>
  one.photos.some((photo) => isThere(photo) && photo.state !== 'refused');
export const finds = (viewer: Somebody, one: Somebody) =>
  isPublic(one) &&
  one.domain === viewer.domain &&
  (isOffice(viewer) ? reads(viewer, one) : one.gender !== viewer.gender);

/** Why a viewer may not open a profile other than his own; null if he may. */
export function refusal(viewer: Somebody, one: Somebody): string | null {
  if (reads(viewer, one)) return null;
  if (isOffice(viewer)) return viewer.role === 'CASHIER' ? 'FORBIDDEN' : 'NOT_FOUND';
  return CODES[standingOf(viewer)] ?? (finds(viewer, one) ? null : 'NOT_FOUND');
}

export function facesSeen(viewer: Somebody): 'faces' | 'previews' | 'none' {
  if (isOffice(viewer)) return viewer.role === 'CASHIER' ? 'none' : 'faces';
  const seen = { approved: 'faces', pending: 'previews' } as const;
  const standing = standingOf(viewer);
  return showsFace(viewer) && standing in seen ? seen[standing as keyof typeof seen] : 'none';
}
export const seesFaces = (viewer: Somebody) => facesSeen(viewer) === 'faces';
export const seesContact = (viewer: Somebody, one: Somebody) =>
  reads(viewer, one) || isDownloaded.has(one);

/** Runs a few at a time. */
export async function each<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const lane = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}

export const viewerAsked = (one: Somebody) => asked.has(one);

export function viewerOf(one: Somebody): Viewer {
  const viewer = asked.get(one);
  if (!viewer) throw new Error('nobody asks');
  return viewer;
}

export const ids = (some: readonly { user_id: string }[]) =>
  some.map(({ user_id }) => user_id).sort();

/** The profiles that a clause selects. */
export async function through(
  db: Kysely<Database>,
  clause: Expression<SqlBool>,
): Promise<string[]> {
  return ids(await db.selectFrom('profiles').where(clause).select('user_id').execute());
}

/** The photos that a clause selects. */
export async function photosThrough(
  db: Kysely<Database>,
  clause: Expression<SqlBool>,
): Promise<string[]> {
  const query = db.selectFrom('photos');
  const joined = query.innerJoin('profiles', 'profiles.user_id', 'photos.profile_id');
  const rows = await joined.where(clause).select('photos.id').execute();
  return rows.map(({ id }) => id).sort();
}

export type Photo = Somebody['photos'][number];

export const atHome = (photo: Photo, one: Somebody) =>
  one.featured && one.home_photo && isFirst(photo, one);

/** The photos for which a rule holds. */
export function photosWhere(rule: (photo: Photo, owner: Somebody) => boolean): string[] {
  const found = people.flatMap((one) => one.photos.filter((photo) => rule(photo, one)));
  return found.map(({ id }) => id).sort();
}

export const asRow = ({ state, removed }: Photo) => ({
  state,
  removed_at: removed ? new Date() : null,
});
export const isFirst = (photo: Photo, { photos }: Somebody) =>
  photos.find((one) => isThere(one) && one.state === 'approved') === photo;

export function kindOf({
  role,
  where,
  status,
  complete,
  away,
  domain,
  gender,
  photos,
}: Somebody): string {
  const album = photos.map(({ state }) => state).join(' ') || 'no photo';
  return `${role}${where ? ` of ${where}` : ''} ${status}${complete ? '' : ' incomplete'}${away ? ` ${away}` : ''} ${domain} ${gender} ${album}`;
}
