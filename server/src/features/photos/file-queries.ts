import type { Kysely } from 'kysely';
import { type PhotoAudience, photoOpenTo } from '../../access/files.ts';
import type { Database } from '../../db/schema/database.ts';

/** Whether this audience may see a photo at this moment. `id` is well-formed. */
export async function isPhotoReadable(
  db: Kysely<Database>,
  id: string,
  audience: PhotoAudience,
): Promise<boolean> {
  const photo = await db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .where('photos.id', '=', id)
    .where(photoOpenTo(audience))
    .select('photos.id')
    .executeTakeFirst();
  return photo !== undefined;
}
