import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import { allowsHomePhoto, firstPhoto, firstPhotoJson } from '../../access/files.ts';
import { featured, type Group, listedIn } from '../../access/profiles.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';

/** The version of a site's home page with its history (db/origin.ts): equal texts mean equal contents. */
export async function readHomeVersion(db: Kysely<Database>, domain: Domain): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    SELECT concat_ws(' ', ${originOf('home_versions')},
      (SELECT version FROM home_versions WHERE domain = ${domain})) AS version`.execute(db);
  return rows[0]?.version ?? '';
}

export type FeaturedRow = Awaited<ReturnType<typeof findFeatured>>[number];

/**
 * The `most` featured profiles of a site and gender, newest approval first, with the first photo if the member agreed.
 * Only public fields are read.
 */
export async function findFeatured(db: Kysely<Database>, group: Group, most: number) {
  return db
    .selectFrom('profiles')
    .leftJoinLateral(firstPhoto, (join) => join.on(allowsHomePhoto))
    .where(featured)
    .where(listedIn(group))
    .orderBy('approved_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(most)
    .select((eb) => [
      'user_id',
      'name',
      'date_of_birth',
      eb.ref('basic', '->>').key('city').as('city'),
      firstPhotoJson,
    ])
    .execute();
}
