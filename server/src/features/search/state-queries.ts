import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Gender } from '../../access/profiles.ts';
import { batchedReads } from '../../db/batched-reads.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import { originOf } from '../../db/origin.ts';
import type { Database } from '../../db/schema/database.ts';
import { attributesJson, ownAttributesOf } from '../profiles/index.ts';
import { lastVisitOf } from '../visits/index.ts';
import { changesAfter, changesAlong, type Known, type RowAlong } from './change-queries.ts';
import { OwnIds } from './own-ids.ts';
import type { SearchState } from './search.ts';
import type { Home } from './towns.ts';
import { groupName } from './version-queries.ts';

/** Whose state is read. */
export interface StateOf {
  domain: Domain;
  viewerId: string;
  comparedAs?: Gender | null;
}

const idsOf = (
  table: 'shortlists' | 'hidden_profiles' | 'seen_profiles' | 'downloads',
  viewerId: Expression<string>,
) =>
  sql<Buffer | null>`(SELECT string_agg(uuid_send(profile_id), ''::bytea) FROM ${sql.table(table)} WHERE user_id = ${viewerId})`;

/** The versions of all groups, and what changed since those that are known: the same for all viewers of a query. */
export const sharedState = (
  db: Kysely<Database>,
  known: Record<'domains' | 'genders' | 'versions', Expression<unknown>>,
) =>
  sql<{ origin: string; versions: Record<string, number>; changes: RowAlong[] | null }>`(
  SELECT ${originOf('search_versions')} AS origin,
    coalesce((SELECT json_object_agg(domain || ' ' || gender, version) FROM search_versions), '{}') AS versions,
    ${changesAlong(db, known)} AS changes
  OFFSET 0)`.as<'shared'>(sql`shared`);

/** What a search depends on, of a query for a viewer and `sharedState`. */
export const stateColumns = (viewerId: Expression<string>, now: Expression<Date>) =>
  [
    sql<string>`shared.origin`.as('origin'),
    // by the names of groups
    sql<Record<string, number>>`shared.versions`.as('versions'),
    // in the first row alone
    sql<RowAlong[] | null>`CASE WHEN row_number() OVER () = 1 THEN shared.changes END`.as(
      'changes',
    ),
    attributesJson(viewerId).as('attributes'),
    idsOf('shortlists', viewerId).as('shortlist'),
    idsOf('hidden_profiles', viewerId).as('hidden'),
    idsOf('seen_profiles', viewerId).as('seen'),
    idsOf('downloads', viewerId).as('downloaded'),
    sql<number | null>`(extract(epoch FROM ${lastVisitOf(viewerId, now)}) * 1000000)::bigint`.as(
      'last_visit',
    ),
  ] as const;

/** Of several viewers at once. */
const readStates = keptQuery(
  ['uuid[]', 'timestamptz', 'text[]', 'text[]', 'bigint[]'],
  (db, viewerIds, now, domains, genders, versions) =>
    db
      .selectFrom(sql<{ id: string }>`unnest(${viewerIds})`.as<'viewer'>(sql`viewer(id)`))
      .innerJoin(sharedState(db, { domains, genders, versions }), (join) => join.onTrue())
      .select('viewer.id')
      .select(stateColumns(sql.ref('viewer.id'), now))
      .compile(),
);

type StateRow = Omit<Awaited<ReturnType<typeof readStates>>[number], 'id'>;

/** Columns of groups, as values of a kept query. */
export const knownColumns = (groups: readonly Known[]) =>
  [
    groups.map(({ domain }) => domain),
    groups.map(({ gender }) => gender),
    groups.map(({ version }) => version),
  ] as const;

type Changes = ReturnType<typeof changesAfter>;

/** What came along in the rows of a query. */
export const changesIn = (rows: readonly Pick<StateRow, 'changes'>[], known: readonly Known[]) =>
  changesAfter(known, rows.find((row) => row.changes)?.changes ?? null);

export function stateOf(
  row: StateRow,
  changes: Changes,
  { domain, comparedAs, today }: Omit<StateOf, 'viewerId'> & { today: Date },
): SearchState {
  const { origin, versions, attributes } = row;
  const versionIn = (gender: Gender) => versions[groupName({ domain, gender })] ?? 0;
  const cameAlong = (gender: Gender) => changes.get(groupName({ domain, gender }));
  return {
    origin,
    versions: { male: versionIn('male'), female: versionIn('female') },
    changes: { male: cameAlong('male'), female: cameAlong('female') },
    is: comparedAs ? ownAttributesOf(attributes, today) : null,
    own: {
      shortlist: new OwnIds(row.shortlist),
      hidden: new OwnIds(row.hidden),
      seen: new OwnIds(row.seen),
      downloaded: new OwnIds(row.downloaded),
      lastVisit: row.last_visit,
    },
  };
}

/**
 * Reads the states of searches, with what changed since the versions that are `known` then; those of searches that come while two
 * queries run are read together.
 */
export function createStates(
  db: Kysely<Database>,
  { now, known }: { now: () => Date; known: () => readonly Known[] },
) {
  const read = batchedReads(async (viewerIds: readonly string[]) => {
    const groups = known();
    const rows = await readStates(db, viewerIds, now(), ...knownColumns(groups));
    const changes = changesIn(rows, groups);
    return new Map(rows.map((row) => [row.id, { row, changes }]));
  });
  return async (search: StateOf): Promise<SearchState> => {
    const found = await read(search.viewerId);
    if (!found) throw new Error('A search has no state');
    return stateOf(found.row, found.changes, { ...search, today: now() });
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
