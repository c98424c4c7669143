import { type Kysely, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';

const hashOf = (text: ReturnType<typeof sql>) =>
  sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * What an administrator looks at before a decision, as one text that any change of it changes: the sections, the
 * consent to the home page, the photos that were not removed with captions and order, and the horoscope files, but not
 * what the office decides.
 * For queries that name the table `profiles`.
 */
export const profileVersion = hashOf(sql`jsonb_build_array(
  profiles.basic, profiles.personal, profiles.work, profiles.family, profiles.horoscope, profiles.home_photo,
  (SELECT jsonb_agg(jsonb_build_array(photos.id, photos.caption) ORDER BY photos.position, photos.id)
     FROM photos WHERE photos.profile_id = profiles.user_id AND photos.removed_at IS NULL),
  (SELECT jsonb_agg(horoscope_files.id ORDER BY horoscope_files.id)
     FROM horoscope_files WHERE horoscope_files.profile_id = profiles.user_id))::text`);

/** The same of one photo, for queries that name the table `photos`. */
export const photoVersion = hashOf(sql`jsonb_build_array(photos.id, photos.caption)::text`);

/** The version of a profile at this moment; undefined for an unknown or malformed id. */
export async function findVersion(
  db: Kysely<Database>,
  profileId: string,
): Promise<string | undefined> {
  if (!isUuid(profileId)) return undefined;
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', profileId)
    .select(profileVersion.as('version'))
    .executeTakeFirst();
  return row?.version;
}
