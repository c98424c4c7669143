import type { Double, DoubleReason, Waiting } from '@mala/contract/moderation/review.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { hashOfPhoto, presentPhoto } from '../photos/index.ts';
import type { ProfileRow } from '../profiles/index.ts';
import {
  findAlikePhotos,
  findByBirth,
  findByMobiles,
  findDoubles,
  findPhotosOf,
} from './double-queries.ts';
import { keepSameNames } from './same-name.ts';

/** A reply names at most so many. */
const MOST = 8;

/** How much a reason says. */
const WEIGHT: Readonly<Record<DoubleReason, number>> = { mobile: 4, name: 2, photo: 1 };

interface Found {
  reasons: DoubleReason[];
  /** of a like photo */
  photo?: string;
}

/**
 * The profiles of both communities that are likely to be of the same person, with the reasons: the likeliest first. Of a community
 * in which the viewer does not review there is nothing of the person.
 */
export async function doublesOf(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  { photos, mobile }: { photos: readonly string[]; mobile: string },
): Promise<Pick<Waiting, 'doubles' | 'hidden_doubles'>> {
  const found = await collect(ctx, profile, { photos, mobile });
  const rows = await findDoubles(ctx.db, [...found.keys()]);
  const reasonsOf = (id: string) => found.get(id)?.reasons ?? [];
  const weightOf = ({ user_id }: { user_id: string }) =>
    reasonsOf(user_id).reduce((sum, reason) => sum + WEIGHT[reason], 0);
  const sorted = rows.toSorted((a, b) => weightOf(b) - weightOf(a));
  const listed = sorted.slice(0, MOST);
  const seen = listed.filter((row) => mayActOn(viewer, 'profiles.review', row));
  const albums = await findPhotosOf(
    ctx.db,
    seen.map(({ user_id }) => user_id),
  );
  const present = (row: (typeof rows)[number]): Double => {
    const album = albums.filter(({ profile_id }) => profile_id === row.user_id);
    const alike = found.get(row.user_id)?.photo;
    const photo = album.find(({ id }) => id === alike) ?? album[0];
    return {
      profile_id: row.user_id,
      mid: row.mid,
      name: row.name,
      domain: row.domain,
      status: row.status,
      reasons: reasonsOf(row.user_id),
      photo: photo ? presentPhoto(ctx, photo, 'owner') : null,
    };
  };
  return {
    doubles: seen.map(present),
    hidden_doubles: listed
      .filter((row) => !seen.includes(row) && row.user_id !== viewer.user_id)
      .map(({ domain, user_id }) => ({ domain, reasons: reasonsOf(user_id) })),
  };
}

async function collect(
  ctx: Context,
  { user_id, basic }: ProfileRow,
  { photos, mobile }: { photos: readonly string[]; mobile: string },
): Promise<Map<string, Found>> {
  const mobiles = [mobile, ...(basic?.mobiles ?? [])].filter((number) => number !== null);
  const born = basic?.date_of_birth;
  const name = basic?.name;
  // one after the other: reading a picture that has no hash yet is work for a process of its own
  const hashes: string[] = [];
  for (const id of photos) {
    const hash = await hashOfPhoto(ctx, id);
    if (hash !== null) hashes.push(hash);
  }
  const [byMobile, byBirth, byPhoto] = await Promise.all([
    findByMobiles(ctx.db, user_id, mobiles),
    born && name ? findByBirth(ctx.db, user_id, born) : [],
    findAlikePhotos(ctx.db, user_id, hashes),
  ]);
  const found = new Map<string, Found>();
  const add = (id: string, reason: DoubleReason, photo?: string) => {
    const one = found.get(id) ?? { reasons: [] };
    if (!one.reasons.includes(reason)) one.reasons.push(reason);
    if (photo) one.photo ??= photo;
    found.set(id, one);
  };
  for (const id of byMobile) add(id, 'mobile');
  for (const row of await keepSameNames(ctx.db, name ?? '', byBirth)) add(row.user_id, 'name');
  for (const row of byPhoto) add(row.profile_id, 'photo', row.photo_id);
  return found;
}
