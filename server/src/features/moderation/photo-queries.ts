import { LOOKALIKE_BITS } from '@mala/contract/moderation/photos.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { inReview } from '../../access/files.ts';
import { heldCaption, photoVersion } from '../../access/version.ts';
import { countRows, onPage } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** Photos that are there, with whose they are. */
function reviewed(db: Kysely<Database>) {
  return db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .innerJoin('users', 'users.id', 'photos.profile_id')
    .where('photos.removed_at', 'is', null)
    .select([
      'photos.id',
      'photos.profile_id',
      sql<string | null>`coalesce(${heldCaption}, photos.caption)`.as('caption'),
      'photos.width',
      'photos.height',
      'photos.preview',
      'photos.created_at',
      'photos.state',
      'profiles.mid',
      'profiles.name',
      'profiles.domain',
      'profiles.gender',
      'profiles.status',
      'users.user_name',
      photoVersion.as('version'),
    ]);
}
export type ReviewedRow = Awaited<ReturnType<ReturnType<typeof reviewed>['execute']>>[number];

/** One page of the photos that wait, of the approved profiles among `seen`, the longest wait first. */
export async function findWaiting(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
): Promise<ReviewedRow[]> {
  return reviewed(db)
    .where(inReview)
    .where(seen)
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .$call(onPage(page))
    .execute();
}

export async function countWaiting(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(
    db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
      .where(inReview)
      .where(seen),
  );
}

/** How many are listed; of those that are found some are the profile's own, or removed. */
const MOST = { found: 100, listed: 50 };

export type AlikeRow = ReviewedRow & { distance: number };

/** The photos of other profiles of `seen` whose hashes differ from `hash` in LOOKALIKE_BITS at most, the most alike first. */
export async function findAlike(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { hash, profileId }: { hash: string; profileId: string },
): Promise<AlikeRow[]> {
  // all hashes are passed over, in several processes of PostgreSQL; only what is near meets the photos
  const distance = sql<number>`bit_count(hash # ${hash}::bit(64))`;
  return db
    .with(
      (cte) => cte('alike').materialized(),
      (cte) =>
        cte
          .selectFrom('photo_hashes')
          .where(distance, '<=', LOOKALIKE_BITS)
          .orderBy(distance)
          .limit(MOST.found)
          .select(['photo_id', distance.as('distance')]),
    )
    .selectFrom('alike')
    .innerJoin(reviewed(db).where(seen).as('photo'), 'photo.id', 'alike.photo_id')
    .where('photo.profile_id', '<>', profileId)
    .orderBy('alike.distance')
    .orderBy('photo.id')
    .limit(MOST.listed)
    .selectAll('photo')
    .select('alike.distance')
    .execute();
}
