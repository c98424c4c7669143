import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type Group, visible } from '../../access/profiles.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import type { Database } from '../../db/schema/database.ts';
import { cardJson, cardRowOf, type StoredCard } from './card-queries.ts';
import type { ChangeAt, ChangesAfter } from './entry.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOf } from './entry-queries.ts';
import { groupName, versionQuery } from './version-queries.ts';

/** What became of the profiles of a group, and the current version with its history. */
export interface ReadChanges {
  origin: string;
  version: number;
  changes: ChangeAt[];
}

/** The version of a group that is known. */
export interface Known extends Group {
  version: number;
}

interface ChangedRow extends EntryRow {
  changed_id: string;
  changed_at: number;
}

/** What changed in a group after a version: the first changes first, each with the profile as it is now, if it can be found. */
const selectChanges = (
  db: Kysely<Database>,
  group: { domain: Expression<unknown>; gender: Expression<unknown> },
  after: Expression<number>,
  most: Expression<number>,
) =>
  db
    .selectFrom('search_changes')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.user_id', '=', 'search_changes.profile_id')
        .onRef('profiles.domain', '=', 'search_changes.domain')
        .onRef('profiles.gender', '=', 'search_changes.gender')
        .on(visible),
    )
    .where(sql<SqlBool>`search_changes.domain = ${group.domain}`)
    .where(sql<SqlBool>`search_changes.gender = ${group.gender}`)
    .where('search_changes.version', '>', after)
    .select(['search_changes.profile_id as changed_id', 'search_changes.version as changed_at'])
    .select(ENTRY_COLUMNS)
    .orderBy('search_changes.version')
    .limit(most);

function changeOf(row: ChangedRow, { domain }: Pick<Group, 'domain'>): ChangeAt {
  const { changed_id, changed_at } = row;
  return {
    user_id: changed_id,
    version: changed_at,
    entry: row.user_id ? entryOf(row, { domain }, changed_at) : null,
  };
}

const readChangeRows = keptQuery(
  ['text', 'text', 'bigint', 'bigint'],
  (db, domain, gender, after, most) =>
    sql<ChangedRow & { origin: string; current: number }>`
    SELECT read.origin, read.version AS current, changed.*
      FROM (${versionQuery({ domain, gender })}) AS read
      LEFT JOIN LATERAL (${selectChanges(db, { domain, gender }, after, most)}) AS changed ON true`.compile(
      db,
    ),
);

/**
 * What became of the profiles of the group that changed after a version: `most` of them, the first changes first. Version and rows
 * are of one snapshot, so of one database.
 */
export async function readChanges(
  db: Kysely<Database>,
  group: Group,
  { version: after }: { version: number },
  most: number,
): Promise<ReadChanges> {
  const rows = await readChangeRows(db, group.domain, group.gender, after, most);
  const { origin = '', current = 0 } = rows[0] ?? {};
  // no change is one row without one
  const changes = rows.filter(({ changed_id }) => changed_id !== null);
  return { origin, version: current, changes: changes.map((row) => changeOf(row, group)) };
}

/** More changes of a group do not come along with another reading. */
const ALONG = 20;

export type RowAlong = ChangedRow & { known: number; card: StoredCard | null };

/**
 * What changed in groups after the versions that are known of them, as JSON: null, or `RowAlong`s. With the cards, since whoever was just
 * approved stands on the next lists.
 */
export const changesAlong = (
  db: Kysely<Database>,
  known: Record<'domains' | 'genders' | 'versions', Expression<unknown>>,
) => sql<RowAlong[] | null>`(
  SELECT json_agg(along) FROM (
    SELECT known.number AS known, changed.*
      FROM unnest(${known.domains}, ${known.genders}, ${known.versions}) WITH ORDINALITY AS known (domain, gender, version, number),
        LATERAL (${selectChanges(
          db,
          { domain: sql.ref('known.domain'), gender: sql.ref('known.gender') },
          sql.ref('known.version'),
          sql.lit(ALONG + 1),
        ).select(
          cardJson(db, sql.ref('search_changes.profile_id')).as('card'),
        )}) AS changed) AS along)`;

/** By the names of groups; of those that changed more often there is nothing. */
export function changesAfter(
  known: readonly Known[],
  rows: readonly RowAlong[] | null,
): Map<string, ChangesAfter> {
  const all = known.map((group, index): [string, ChangesAfter] => {
    const own = rows?.filter((row) => row.known === index + 1) ?? [];
    const changes = own.map((row) => ({
      ...changeOf(row, group),
      card: row.card ? cardRowOf(row.card) : undefined,
    }));
    return [groupName(group), { after: group.version, changes }];
  });
  return new Map(all.filter(([, { changes }]) => changes.length <= ALONG));
}
