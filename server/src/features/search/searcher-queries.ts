import { sql } from 'kysely';
import { selectSessions, viewerOfRow } from '../../access/find-viewer.ts';
import { comparedAs } from '../../access/profiles.ts';
import type { Viewers } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { batchedReads } from '../../db/batched-reads.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import type { IndexCache } from './index-cache.ts';
import type { SearchingViewer } from './search.ts';
import { changesIn, knownColumns, sharedState, stateColumns, stateOf } from './state-queries.ts';

const readSearchers = keptQuery(
  ['uuid[]', 'timestamptz', 'text[]', 'text[]', 'bigint[]'],
  (db, sessionIds, now, domains, genders, versions) =>
    selectSessions(db, sessionIds, now)
      .innerJoin(sharedState(db, { domains, genders, versions }), (join) => join.onTrue())
      .select(stateColumns(sql.ref('users.id'), now))
      .compile(),
);

/** Finds the viewers of searches as `createViewers` finds others, in one query with what their searches depend on. */
export function createSearchers(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { tick, known }: Pick<IndexCache, 'tick' | 'known'>,
): Viewers<SearchingViewer> {
  const find = batchedReads(async (sessionIds: readonly string[]) => {
    const asked = tick();
    const groups = known();
    const rows = await readSearchers(db, sessionIds, now(), ...knownColumns(groups));
    const told = tick();
    const cameAlong = changesIn(rows, groups);
    const found = rows.map(async (row): Promise<[string, SearchingViewer][]> => {
      const { origin, versions, changes, attributes, last_visit, ...rest } = row;
      const { shortlist, hidden, seen, downloaded, ...session } = rest;
      const viewer = await viewerOfRow(db, session);
      if (!viewer) return [];
      const { domain } = viewer;
      const search = { domain, comparedAs: comparedAs(viewer), today: now() };
      const state = stateOf(row, cameAlong, search);
      return [[viewer.session_id, { ...viewer, reading: { domain, state, asked, told } }]];
    });
    return new Map((await Promise.all(found)).flat());
  });
  return { of: async (sessionId) => (await find(sessionId)) ?? null };
}
