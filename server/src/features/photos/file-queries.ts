import type { Kysely } from 'kysely';
import { horoscopeFileOpenTo, type PhotoAudience, photoOpenTo } from '../../access/files.ts';
import type { Database } from '../../db/schema/database.ts';
import type { AttachmentRow } from './queries.ts';

/** Whether this audience may see a photo at this moment. `id` is well-formed. */
export async function isPhotoOpen(
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

/**
 * A horoscope file that this reader may have at this moment, with its place among those of its profile, from 1: the
 * owner and the office while it is there, a member while the profile is approved and he has downloaded it.
 * Both ids are well-formed; `reader` may be owner.
 */
export async function findOpenAttachment(
  db: Kysely<Database>,
  id: string,
  reader: string,
): Promise<{ kind: AttachmentRow['kind']; position: number } | undefined> {
  return db
    .selectFrom('attachments as found')
    .innerJoin('attachments as upto', (join) =>
      join.onRef('upto.profile_id', '=', 'found.profile_id').onRef('upto.id', '<=', 'found.id'),
    )
    .where('found.id', '=', id)
    .where((eb) => horoscopeFileOpenTo(reader, eb.ref('found.profile_id')))
    .groupBy('found.id')
    .select((eb) => ['found.kind', eb.fn.countAll<number>().as('position')])
    .executeTakeFirst();
}
