import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Kysely, sql } from 'kysely';
import type { Gender } from '../../access/profiles.ts';
import { batchedReads } from '../../db/batched-reads.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesJson, type StoredAttributes } from '../profiles/index.ts';
import { lastVisitOf } from '../visits/index.ts';
import {
  type ChangesAfter,
  changesAfter,
  changesAlong,
  type Known,
  type RowAlong,
} from './change-queries.ts';
import { OwnIds } from './own-ids.ts';
import type { OwnLists } from './own-lists.ts';
import type { Home } from './towns.ts';
import { groupName } from './version-queries.ts';

/** What a search loads each time: the versions of the site's groups, of which history they are, and what is the viewer's own. */
export interface SearchState {
  origin: string;
  versions: Record<Gender, number>;
  /** of groups whose versions were known when it was read */
  changes: Record<Gender, ChangesAfter | undefined>;
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
  /** in the first row alone */
  changes: RowAlong[] | null;
  shortlist: Buffer | null;
  hidden: Buffer | null;
  seen: Buffer | null;
  downloaded: Buffer | null;
  last_visit: number | null;
}

const VIEWER = sql<string>`viewer.id`;

const idsOf = (table: 'shortlists' | 'hidden_profiles' | 'seen_profiles' | 'downloads') =>
  sql`(SELECT string_agg(uuid_send(profile_id), ''::bytea) FROM ${sql.table(table)} WHERE user_id = ${VIEWER})`;

/** Of several viewers at once: versions are read once for all of them, and what changed since those that are known. */
const readStates = keptQuery(
  ['uuid[]', 'uuid[]', 'timestamptz', 'text[]', 'text[]', 'bigint[]'],
  (db, viewerIds, compared, now, domains, genders, known) =>
    sql<StateRow>`
    SELECT viewer.id, shared.origin, shared.versions,
      CASE WHEN viewer.number = 1 THEN shared.changes END AS changes,
      CASE WHEN viewer.id = ANY (${compared}) THEN ${attributesJson(VIEWER)} END AS attributes,
      ${idsOf('shortlists')} AS shortlist,
      ${idsOf('hidden_profiles')} AS hidden,
      ${idsOf('seen_profiles')} AS seen,
      ${idsOf('downloads')} AS downloaded,
      (extract(epoch FROM ${lastVisitOf(VIEWER, now)}) * 1000000)::bigint AS last_visit
    FROM unnest(${viewerIds}) WITH ORDINALITY AS viewer (id, number), (
      SELECT ${originOf('search_versions')} AS origin,
        coalesce((SELECT json_object_agg(domain || ' ' || gender, version) FROM search_versions), '{}') AS versions,
        ${changesAlong(db, { domains, genders, versions: known })} AS changes
      OFFSET 0) AS shared`.compile(db),
);

type Changes = ReturnType<typeof changesAfter>;

function stateOf(row: StateRow, changes: Changes, { domain, comparedAs }: StateOf): SearchState {
  const { origin, versions, attributes } = row;
  const versionIn = (gender: Gender) => versions[groupName({ domain, gender })] ?? 0;
  const changesIn = (gender: Gender) => changes.get(groupName({ domain, gender }));
  return {
    origin,
    versions: { male: versionIn('male'), female: versionIn('female') },
    changes: { male: changesIn('male'), female: changesIn('female') },
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
  known: readonly Known[] = [],
): Promise<SearchState> {
  return createStates(db, { now: () => now, known: () => known })(search);
}

/**
 * Reads the states of searches, with what changed since the versions that are `known` then; those of searches that come while two
 * queries run are read together.
 */
export function createStates(
  db: Kysely<Database>,
  { now, known }: { now: () => Date; known: () => readonly Known[] },
) {
  const read = batchedReads(async (keys: readonly string[]) => {
    const asked = keys.map((key) => key.split(' ') as [string, 'compared'?]);
    const compared = asked.flatMap(([id, isCompared]) => (isCompared ? [id] : []));
    const viewerIds = [...new Set(asked.map(([id]) => id))];
    const groups = known();
    const rows = await readStates(
      db,
      ...([viewerIds, compared, now()] as const),
      groups.map(({ domain }) => domain),
      groups.map(({ gender }) => gender),
      groups.map(({ version }) => version),
    );
    const changes = changesAfter(groups, rows.find((row) => row.changes)?.changes ?? null);
    const found = new Map(rows.map((row) => [row.id, { row, changes }]));
    return new Map(asked.map(([id], index) => [keys[index] ?? '', found.get(id)]));
  });
  return async (search: StateOf): Promise<SearchState> => {
    const { viewerId, comparedAs } = search;
    const found = await read(comparedAs ? `${viewerId} compared` : viewerId);
    if (!found) throw new Error('A search has no state');
    return stateOf(found.row, found.changes, search);
  };
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
