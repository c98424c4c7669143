import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import type { Gender, Group } from '../../access/profiles.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesJson, type StoredAttributes } from '../profiles/index.ts';
import { lastVisitOf } from '../visits/index.ts';
import { OwnIds } from './own-ids.ts';
import type { OwnLists } from './own-lists.ts';
import type { Home } from './towns.ts';

const versionOf = ({ domain, gender }: Group) =>
  sql<number>`coalesce((SELECT version FROM search_versions WHERE domain = ${domain} AND gender = ${gender}), 0)`;

/** What a search loads each time: the versions of the site's groups, of which history they are, and what is the viewer's own. */
export interface SearchState {
  origin: string;
  versions: Record<Gender, number>;
  shortlist: string[];
  own: OwnLists;
  /** of a viewer who is compared with others */
  attributes: StoredAttributes | null;
}

interface StateRow extends Record<Gender, number>, Omit<SearchState, 'versions' | 'own'> {
  hidden: Buffer | null;
  seen: Buffer | null;
  downloaded: Buffer | null;
  last_visit: number | null;
}

const NO_STATE: StateRow = {
  ...{ origin: '', male: 0, female: 0, shortlist: [], attributes: null },
  ...{ hidden: null, seen: null, downloaded: null, last_visit: null },
};

const idsOf = (table: 'hidden_profiles' | 'seen_profiles' | 'downloads', userId: string) =>
  sql`(SELECT string_agg(uuid_send(profile_id), ''::bytea) FROM ${sql.table(table)} WHERE user_id = ${userId})`;

export async function readSearchState(
  db: Kysely<Database>,
  {
    domain,
    viewerId,
    comparedAs = null,
  }: { domain: Domain; viewerId: string; comparedAs?: Gender | null },
  now: Date,
): Promise<SearchState> {
  const { rows } = await sql<StateRow>`
    SELECT ${originOf('search_versions')} AS origin,
      ${versionOf({ domain, gender: 'male' })} AS male,
      ${versionOf({ domain, gender: 'female' })} AS female,
      ${comparedAs ? attributesJson(viewerId) : sql`NULL`} AS attributes,
      array(SELECT profile_id FROM shortlists WHERE user_id = ${viewerId}) AS shortlist,
      ${idsOf('hidden_profiles', viewerId)} AS hidden,
      ${idsOf('seen_profiles', viewerId)} AS seen,
      ${idsOf('downloads', viewerId)} AS downloaded,
      (extract(epoch FROM ${lastVisitOf(viewerId, now)}) * 1000000)::bigint AS last_visit`.execute(
    db,
  );
  const [{ male, female, hidden, seen, downloaded, last_visit, ...state } = NO_STATE] = rows;
  return {
    ...state,
    versions: { male, female },
    own: {
      hidden: new OwnIds(hidden),
      seen: new OwnIds(seen),
      downloaded: new OwnIds(downloaded),
      lastVisit: last_visit,
    },
  };
}

/** The version of a group, and of which history it is: one row. */
export const versionQuery = (group: Group) =>
  sql<{ origin: string; version: number }>`
    SELECT ${originOf('search_versions')} AS origin, ${versionOf(group)} AS version`;

export async function readVersion(
  db: Kysely<Database>,
  group: Group,
): Promise<{ origin: string; version: number }> {
  const { rows } = await versionQuery(group).execute(db);
  return rows[0] ?? { origin: '', version: 0 };
}

/** Where the viewer lives, by their own profile; null without one. */
export async function readHome(db: Kysely<Database>, viewerId: string): Promise<Home | null> {
  const row = await db
    .selectFrom('profiles')
    .where('user_id', '=', viewerId)
    .select(['city', 'state'])
    .executeTakeFirst();
  return row?.city ? row : null;
}
