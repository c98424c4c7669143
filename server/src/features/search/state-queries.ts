import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Gender, Group } from '../../access/profiles.ts';
import { batchedReads } from '../../db/batched-reads.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesJson, type StoredAttributes } from '../profiles/index.ts';
import { lastVisitOf } from '../visits/index.ts';
import { OwnIds } from './own-ids.ts';
import type { OwnLists } from './own-lists.ts';
import type { Home } from './towns.ts';

/** As values, or as what stands for them in a kept query. */
type GroupIn = { [Key in keyof Group]: Group[Key] | Expression<string> };

const versionOf = ({ domain, gender }: GroupIn) =>
  sql<number>`coalesce((SELECT version FROM search_versions WHERE domain = ${domain} AND gender = ${gender}), 0)`;

/** What a search loads each time: the versions of the site's groups, of which history they are, and what is the viewer's own. */
export interface SearchState {
  origin: string;
  versions: Record<Gender, number>;
  own: OwnLists;
  /** of a viewer who is compared with others */
  attributes: StoredAttributes | null;
}

/** Whose state is read. */
export interface StateOf {
  domain: Domain;
  viewerId: string;
  comparedAs?: Gender | null;
}

interface StateRow extends Pick<SearchState, 'origin' | 'attributes'> {
  id: string;
  /** of all groups, by their names */
  versions: Record<string, number>;
  shortlist: Buffer | null;
  hidden: Buffer | null;
  seen: Buffer | null;
  downloaded: Buffer | null;
  last_visit: number | null;
}

const VIEWER = sql<string>`viewer.id`;

const idsOf = (table: 'shortlists' | 'hidden_profiles' | 'seen_profiles' | 'downloads') =>
  sql`(SELECT string_agg(uuid_send(profile_id), ''::bytea) FROM ${sql.table(table)} WHERE user_id = ${VIEWER})`;

/** Of several viewers at once: the versions are read once for all of them. */
const readStates = keptQuery(['uuid[]', 'uuid[]', 'timestamptz'], (db, viewerIds, compared, now) =>
  sql<StateRow>`
    SELECT viewer.id, shared.origin, shared.versions,
      CASE WHEN viewer.id = ANY (${compared}) THEN ${attributesJson(VIEWER)} END AS attributes,
      ${idsOf('shortlists')} AS shortlist,
      ${idsOf('hidden_profiles')} AS hidden,
      ${idsOf('seen_profiles')} AS seen,
      ${idsOf('downloads')} AS downloaded,
      (extract(epoch FROM ${lastVisitOf(VIEWER, now)}) * 1000000)::bigint AS last_visit
    FROM unnest(${viewerIds}) AS viewer (id), (
      SELECT ${originOf('search_versions')} AS origin,
        coalesce((SELECT json_object_agg(domain || ' ' || gender, version) FROM search_versions), '{}') AS versions
      OFFSET 0) AS shared`.compile(db),
);

function stateOf(row: StateRow, { domain, comparedAs }: StateOf): SearchState {
  const { origin, versions, attributes } = row;
  const versionIn = (gender: Gender) => versions[`${domain} ${gender}`] ?? 0;
  return {
    origin,
    versions: { male: versionIn('male'), female: versionIn('female') },
    attributes: comparedAs ? attributes : null,
    own: {
      shortlist: new OwnIds(row.shortlist),
      hidden: new OwnIds(row.hidden),
      seen: new OwnIds(row.seen),
      downloaded: new OwnIds(row.downloaded),
      lastVisit: row.last_visit,
    },
  };
}

/** The state of one search. */
export async function readSearchState(
  db: Kysely<Database>,
  search: StateOf,
  now: Date,
): Promise<SearchState> {
  return createStates(db, () => now)(search);
}

/** Reads the states of searches; those of searches that come while two queries run are read together. */
export function createStates(db: Kysely<Database>, now: () => Date) {
  const read = batchedReads(async (keys: readonly string[]) => {
    const asked = keys.map((key) => key.split(' ') as [string, 'compared'?]);
    const compared = asked.flatMap(([id, isCompared]) => (isCompared ? [id] : []));
    const viewerIds = [...new Set(asked.map(([id]) => id))];
    const rows = await readStates(db, viewerIds, compared, now());
    const found = new Map(rows.map((row) => [row.id, row]));
    return new Map(asked.map(([id], index) => [keys[index] ?? '', found.get(id)]));
  });
  return async (search: StateOf): Promise<SearchState> => {
    const { viewerId, comparedAs } = search;
    const row = await read(comparedAs ? `${viewerId} compared` : viewerId);
    if (!row) throw new Error('A search has no state');
    return stateOf(row, search);
  };
}

/** The version of a group, and of which history it is: one row. */
export const versionQuery = (group: GroupIn) =>
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
