import type { PhotoState } from '@mala/contract/photos/photo.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { kept, type PhotoAudience, photoOpenTo, shown } from '../../access/files.ts';
import { lockProfile } from '../../access/find-profile.ts';
import { photoInLink } from '../../access/shared-links.ts';
import { photoVersion } from '../../access/version.ts';
import { countRows, returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Photos } from '../../db/schema/profiles.ts';

export type PhotoRow = Selectable<Photos>;

/** The photos of a profile that others see, in its order. */
export async function photosOf(db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The photos of a profile as its owner has them: in its order, and behind them those that were refused. */
export async function ownPhotosOf(db: Kysely<Database>, profileId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .orderBy(sql`state = 'refused'`)
    .orderBy('position')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Puts a photo behind those that the profile has. */
export async function insertPhoto(
  trx: Transaction<Database>,
  photo: Omit<Insertable<Photos>, 'position'>,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values((eb) => ({
      ...photo,
      position: eb
        .selectFrom('photos')
        .where('profile_id', '=', photo.profile_id)
        .select((each) =>
          each(each.fn.coalesce(each.fn.max('position'), each.lit(0)), '+', each.lit(1)).as('next'),
        ),
    }))
    .execute();
}

/** The photos that take a place: those that were removed or refused do not. */
export async function countPhotos(db: Kysely<Database>, profileId: string): Promise<number> {
  return countRows(db.selectFrom('photos').where('profile_id', '=', profileId).where(kept));
}

/** Photos that were removed or refused before these times, at most `most`. */
export async function findSpent(
  db: Kysely<Database>,
  before: { removed: Date; refused: Date },
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .where((eb) =>
      eb.or([
        eb('removed_at', '<=', before.removed),
        eb.and([eb('state', '=', 'refused'), eb('decided_at', '<=', before.refused)]),
      ]),
    )
    .limit(most)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deletePhotos(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('photos').where('id', 'in', ids).execute();
}

/** Whether this audience may see a photo at this moment. `id` is well-formed. */
export async function isPhotoReadable(
  db: Kysely<Database>,
  id: string,
  audience: PhotoAudience,
): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
      .where('photos.id', '=', id)
      .where(photoOpenTo(audience))
      .select('photos.id'),
  );
}

/** Whether a link, whose id may be malformed, shows a photo at this moment. `id` is well-formed. */
export async function isPhotoLinked(
  db: Kysely<Database>,
  id: string,
  linkId: string,
  now: Date,
): Promise<boolean> {
  if (!isUuid(linkId)) return false;
  return returnsRow(
    db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
      .innerJoin('shared_links', 'shared_links.profile_id', 'photos.profile_id')
      .where('photos.id', '=', id)
      .where('shared_links.id', '=', linkId)
      .where(photoInLink(now))
      .select('photos.id'),
  );
}

/** A photo that is there; `id` may be malformed. */
export async function findPhoto(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; profile_id: string; state: PhotoState; version: string } | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('photos')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'profile_id', 'state', photoVersion.as('version')])
    .executeTakeFirst();
}

/** The same, and locks its profile until the end of the transaction. */
export async function lockPhoto(trx: Transaction<Database>, id: string) {
  const found = await findPhoto(trx, id);
  if (!found) return undefined;
  await lockProfile(trx, found.profile_id);
  return findPhoto(trx, id);
}

export async function setPhotoState(
  trx: Transaction<Database>,
  id: string,
  { state, reason }: { state: PhotoState; reason: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state, refusal_reason: reason, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Accepts every waiting photo of a profile when it is approved; the caller has locked the profile. */
export async function approveWaitingPhotos(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state: 'approved', decided_at: now })
    .where('profile_id', '=', profileId)
    .where('state', '=', 'waiting')
    .where('removed_at', 'is', null)
    .execute();
}
