import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { PhotoAudience } from './file-addresses.ts';
import type { AttachmentRow } from './queries.ts';

/** Whether this audience may see a photo at this moment. `id` is well-formed. */
export async function isPhotoOpen(
  db: Kysely<Database>,
  id: string,
  audience: PhotoAudience,
): Promise<boolean> {
  let photo = db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .where('photos.id', '=', id)
    .where('photos.removed_at', 'is', null)
    .select('photos.id');
  if (audience !== 'owner')
    photo = photo.where('photos.state', '=', 'approved').where('profiles.status', '=', 200);
  if (audience === 'home')
    photo = photo
      .where('profiles.featured', '=', true)
      .where('profiles.home_photo', '=', true)
      // the member agreed to the first one only
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('photos as earlier')
              .whereRef('earlier.profile_id', '=', 'photos.profile_id')
              .where('earlier.state', '=', 'approved')
              .where('earlier.removed_at', 'is', null)
              .where(sql<boolean>`(earlier.position, earlier.id) < (photos.position, photos.id)`)
              .select(sql.lit(1).as('one')),
          ),
        ),
      );
  return (await photo.executeTakeFirst()) !== undefined;
}

/**
 * A horoscope file that this reader may have at this moment, with its place among those of its profile, from 1: the
 * owner and administrators while it is there, a member while the profile is approved and he has downloaded it.
 * Both ids are well-formed; `reader` may be owner.
 */
export async function findOpenAttachment(
  db: Kysely<Database>,
  id: string,
  reader: string,
): Promise<{ kind: AttachmentRow['kind']; position: number } | undefined> {
  let file = db
    .selectFrom('attachments as found')
    .innerJoin('attachments as upto', (join) =>
      join.onRef('upto.profile_id', '=', 'found.profile_id').onRef('upto.id', '<=', 'found.id'),
    )
    .where('found.id', '=', id);
  if (reader !== 'owner')
    file = file.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('downloads')
          .innerJoin('profiles', 'profiles.user_id', 'downloads.profile_id')
          .whereRef('downloads.profile_id', '=', 'found.profile_id')
          .where('downloads.user_id', '=', reader)
          .where('profiles.status', '=', 200)
          .select(sql.lit(1).as('one')),
      ),
    );
  return file
    .groupBy('found.id')
    .select((eb) => ['found.kind', eb.fn.countAll<number>().as('position')])
    .executeTakeFirst();
}
