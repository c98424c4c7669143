import { LOOKALIKE_BITS } from '@mala/contract/photos/lookalikes.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { type JudgedRow, judged } from './judging-queries.ts';

/** How many are listed; of those that are found some are the profile's own, or removed. */
const MOST = { found: 100, listed: 50 };

/** Keeps the hash of a photo (media/pictures/perceptual-hash.ts), or that it has none; nothing where the photo is gone. */
export async function insertHash(
  db: Kysely<Database>,
  photoId: string,
  hash: string | null,
): Promise<void> {
  await db
    .insertInto('photo_hashes')
    .columns(['photo_id', 'hash'])
    .expression((eb) =>
      eb
        .selectFrom('photos')
        .where('id', '=', photoId)
        .select(['id', sql<string | null>`${hash}::bit(64)`.as('hash')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Photos that nobody has hashed yet, at most `most`. */
export async function findUnhashed(db: Kysely<Database>, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .leftJoin('photo_hashes', 'photo_hashes.photo_id', 'photos.id')
    .where('photo_hashes.photo_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('photos.id')
    .limit(most)
    .select('photos.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The hash of a photo; undefined where none was tried yet, null where it has none. */
export async function readHash(
  db: Kysely<Database>,
  photoId: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('photo_hashes')
    .where('photo_id', '=', photoId)
    .select('hash')
    .executeTakeFirst();
  return row?.hash;
}

export type AlikeRow = JudgedRow & { distance: number };

/** The photos of other profiles whose hashes differ from `hash` in LOOKALIKE_BITS at most, the most alike first. */
export async function findAlike(
  db: Kysely<Database>,
  hash: string,
  profileId: string,
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
    .innerJoin(judged(db).as('photo'), 'photo.id', 'alike.photo_id')
    .where('photo.profile_id', '<>', profileId)
    .orderBy('alike.distance')
    .orderBy('photo.id')
    .limit(MOST.listed)
    .selectAll('photo')
    .select('alike.distance')
    .execute();
}
