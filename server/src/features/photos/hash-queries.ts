import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

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
