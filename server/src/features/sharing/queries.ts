import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { linkOpen } from '../../access/shared-links.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { SharedLinks } from '../../db/schema/profiles.ts';

/** The links of a profile that have not expired, newest first. */
export async function findLinks(db: Kysely<Database>, profileId: string, now: Date) {
  return db
    .selectFrom('shared_links')
    .where('profile_id', '=', profileId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

export async function insertLink(
  trx: Transaction<Database>,
  link: Insertable<SharedLinks>,
): Promise<LinkRow> {
  return trx.insertInto('shared_links').values(link).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a link of a profile; false if it has none of this id, which may be malformed. */
export async function deleteLink(
  db: Kysely<Database>,
  { id, profile_id }: { id: string; profile_id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return returnsRow(
    db
      .deleteFrom('shared_links')
      .where('id', '=', id)
      .where('profile_id', '=', profile_id)
      .returning('id'),
  );
}

/** Deletes every link of a profile. */
export async function endLinks(trx: Transaction<Database>, profileId: string): Promise<void> {
  await trx.deleteFrom('shared_links').where('profile_id', '=', profileId).execute();
}

/** Deletes the links that have expired. */
export async function deleteExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('shared_links').where('expires_at', '<=', now).execute();
}

/** A link that shows its profile, by an id that may be malformed and the hash of its secret. */
export async function findOpenLink(
  db: Kysely<Database>,
  given: { id: string; secretHash: string },
  now: Date,
) {
  if (!isUuid(given.id)) return undefined;
  return db
    .selectFrom('shared_links')
    .innerJoin('profiles', 'profiles.user_id', 'shared_links.profile_id')
    .where('shared_links.id', '=', given.id)
    .where('shared_links.secret_hash', '=', given.secretHash)
    .where(linkOpen(now))
    .select([
      'shared_links.id',
      'shared_links.profile_id',
      'shared_links.contact',
      'shared_links.face',
      'shared_links.expires_at',
      'profiles.domain',
    ])
    .executeTakeFirst();
}

/** Counts an opening; false if the link was ended meanwhile. */
export async function countOpening(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(
    db
      .updateTable('shared_links')
      .set({ openings: sql`openings + 1` })
      .where('id', '=', id)
      .returning('id'),
  );
}
