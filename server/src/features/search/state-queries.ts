import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import type { Gender, Group } from '../../access/profiles.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesJson, type StoredAttributes } from '../profiles/index.ts';
import type { Home } from './towns.ts';

const versionOf = ({ domain, gender }: Group) =>
  sql<number>`coalesce((SELECT version FROM search_versions WHERE domain = ${domain} AND gender = ${gender}), 0)`;

/** What a search loads each time: the versions of the site's groups, of which history they are, and the viewer's shortlist. */
export interface SearchState {
  origin: string;
  versions: Record<Gender, number>;
  shortlist: string[];
  /** of a viewer who is compared with others */
  attributes: StoredAttributes | null;
}

interface StateRow extends Record<Gender, number>, Omit<SearchState, 'versions'> {}

const NO_STATE: StateRow = { origin: '', male: 0, female: 0, shortlist: [], attributes: null };

export async function readSearchState(
  db: Kysely<Database>,
  {
    domain,
    viewerId,
    comparedAs = null,
  }: { domain: Domain; viewerId: string; comparedAs?: Gender | null },
): Promise<SearchState> {
  const { rows } = await sql<StateRow>`
    SELECT ${originOf('search_versions')} AS origin,
      ${versionOf({ domain, gender: 'male' })} AS male,
      ${versionOf({ domain, gender: 'female' })} AS female,
      ${comparedAs ? attributesJson(viewerId) : sql`NULL`} AS attributes,
      array(SELECT profile_id FROM shortlists WHERE user_id = ${viewerId}) AS shortlist`.execute(
    db,
  );
  const [{ male, female, ...state } = NO_STATE] = rows;
  return { ...state, versions: { male, female } };
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
