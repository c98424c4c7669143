import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { type ShownPhoto, shownToOthers } from '../photos/index.ts';

/** How far the home page of a site has moved; 0 before anything of it changed. */
export async function readHomeVersion(db: Kysely<Database>, domain: Domain): Promise<number> {
  const row = await db
    .selectFrom('home_versions')
    .where('domain', '=', domain)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? 0;
}

export type FeaturedRow = Awaited<ReturnType<typeof findFeatured>>[number];

/**
 * The `most` featured profiles of a site and gender, newest approval first, each with its first photo where the
 * member agreed. Only what the page may say is read.
 */
export async function findFeatured(
  db: Kysely<Database>,
  { domain, gender }: { domain: Domain; gender: 'male' | 'female' },
  most: number,
) {
  return db
    .selectFrom('profiles')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('photos')
          .whereRef('profile_id', '=', 'profiles.user_id')
          .where(shownToOthers)
          .orderBy('position')
          .orderBy('id')
          .limit(1)
          .select(['id', 'caption', 'width', 'height', 'preview'])
          .as('photo'),
      (join) => join.on('profiles.home_photo', '=', true),
    )
    .where('featured', '=', sql.lit(true))
    .where('status', '=', 200)
    .where('domain', '=', domain)
    .where('gender', '=', gender)
    .orderBy('approved_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(most)
    .select((eb) => [
      'name',
      'date_of_birth',
      eb.ref('basic', '->>').key('city').as('city'),
      sql<ShownPhoto | null>`to_json(photo)`.as('photo'),
    ])
    .execute();
}
