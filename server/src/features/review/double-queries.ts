import { LOOKALIKE_BITS } from '@mala/contract/moderation/photos.ts';
import { type Kysely, sql } from 'kysely';
import { kept } from '../../access/files.ts';
import type { Database } from '../../db/schema/database.ts';

/** How many profiles with the same number, birth date or photo are looked at. */
const MOST = 100;

/**
 * Other profiles of both communities that have one of the mobile numbers: as account, then in any field. Each half has its own limit
 * and nothing sorts them, so that a number that very many share is not looked up in all their profiles.
 */
export async function findByMobiles(
  db: Kysely<Database>,
  profileId: string,
  mobiles: readonly string[],
): Promise<string[]> {
  const numbers = sql`${sql.val(mobiles)}::text[]`;
  const accounts = db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where(sql<boolean>`users.mobile_no = ANY(${numbers})`)
    .where('profiles.user_id', '<>', profileId)
    .where('profiles.basic', 'is not', null)
    .limit(MOST)
    .select('profiles.user_id');
  const fields = db
    .selectFrom('profiles')
    .where(sql<boolean>`profile_numbers(basic, personal, work, family, horoscope) && ${numbers}`)
    .where('user_id', '<>', profileId)
    .limit(MOST)
    .select('user_id');
  const rows = await db
    .selectFrom(accounts.as('account'))
    .select('user_id')
    .unionAll(db.selectFrom(fields.as('field')).select('user_id'))
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))].slice(0, MOST);
}

/** Profiles of both communities with a date of birth, and their names. */
export async function findByBirth(db: Kysely<Database>, profileId: string, born: string) {
  return db
    .selectFrom('profiles')
    .where('date_of_birth', '=', born)
    .where('user_id', '<>', profileId)
    .where('name', 'is not', null)
    .orderBy('user_id')
    .limit(MOST)
    .select(['user_id', 'name'])
    .$narrowType<{ name: string }>()
    .execute();
}

/** For each name the consonants of its words, in classes that no script tells apart (migration 0030). */
export async function findConsonants(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Set<string>[]> {
  const { rows } = await sql<{ sounds: string[] }>`
    SELECT ARRAY(SELECT substr(key, 2) FROM unnest(name_sounds(name)) AS key WHERE left(key, 1) <> '=') AS sounds
      FROM unnest(${sql.val(names)}::text[]) WITH ORDINALITY AS given(name, at)
     ORDER BY at`.execute(db);
  return rows.map(({ sounds }) => new Set(sounds));
}

/** Photos of other profiles that look like one of these hashes, the most alike first. */
export async function findAlikePhotos(
  db: Kysely<Database>,
  profileId: string,
  hashes: readonly string[],
): Promise<{ photo_id: string; profile_id: string }[]> {
  if (hashes.length === 0) return [];
  const wanted = sql`(SELECT hash::bit(64) FROM unnest(${sql.val(hashes)}::text[]) AS hash)`;
  const { rows } = await sql<{ photo_id: string; profile_id: string }>`
    WITH alike AS MATERIALIZED (
      SELECT photo_hashes.photo_id, min(bit_count(photo_hashes.hash # own.hash)) AS distance
        FROM photo_hashes, ${wanted} AS own
        WHERE bit_count(photo_hashes.hash # own.hash) <= ${sql.lit(LOOKALIKE_BITS)}
        GROUP BY photo_hashes.photo_id ORDER BY distance LIMIT ${sql.lit(MOST)}
    )
    SELECT alike.photo_id, photos.profile_id FROM alike JOIN photos ON photos.id = alike.photo_id
      WHERE photos.profile_id <> ${profileId} AND photos.removed_at IS NULL
      ORDER BY alike.distance, photos.id`.execute(db);
  return rows;
}

/** What is shown of likely doubles: also their photos that were not refused, in the order of the album. */
export async function findDoubles(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .where('profiles.user_id', 'in', ids)
    .orderBy('profiles.created_at')
    .select([
      'profiles.user_id',
      'profiles.domain',
      'profiles.mid',
      'profiles.status',
      sql<string>`coalesce(profiles.name, users.user_name)`.as('name'),
    ])
    .execute();
}
export type DoubleRow = Awaited<ReturnType<typeof findDoubles>>[number];

/** The photos of some profiles that were not refused, in the order of their albums. */
export async function findPhotosOf(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('photos')
    .where('profile_id', 'in', ids)
    .where(kept)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'profile_id', 'caption', 'width', 'height', 'preview'])
    .execute();
}
export type DoublePhoto = Awaited<ReturnType<typeof findPhotosOf>>[number];
