import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Group, listedIn, visible } from '../../access/profiles.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import type { Database } from '../../db/schema/database.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOf } from './entry-queries.ts';
import type { Change } from './profile-index.ts';
import { versionQuery } from './state-queries.ts';

/** Everybody whom a search in the group can find, oldest approval first: one pass over the index. */
export function selectEntries(db: Kysely<Database>, group: Group) {
  return db
    .selectFrom('profiles')
    .where(listedIn(group))
    .orderBy('approved_at')
    .orderBy('user_id')
    .select(ENTRY_COLUMNS);
}

/** What became of the profiles of a group, and the current version with its history. */
export interface ReadChanges {
  origin: string;
  version: number;
  changes: (Change & { version: number })[];
}

interface ChangeRow extends EntryRow {
  origin: string;
  current: number;
  /** null in the only row of no change */
  changed_id: string | null;
  changed_at: number;
}

const readChangeRows = keptQuery(
  ['text', 'text', 'bigint', 'bigint'],
  (db, domain, gender, after, most) =>
    sql<ChangeRow>`
    SELECT read.origin, read.version AS current, changed.*
      FROM (${versionQuery({ domain, gender })}) AS read LEFT JOIN LATERAL (${db
        .selectFrom('search_changes')
        .leftJoin('profiles', (join) =>
          join
            .onRef('profiles.user_id', '=', 'search_changes.profile_id')
            .onRef('profiles.domain', '=', 'search_changes.domain')
            .onRef('profiles.gender', '=', 'search_changes.gender')
            .on(visible),
        )
        .where(sql<SqlBool>`search_changes.domain = ${domain}`)
        .where(sql<SqlBool>`search_changes.gender = ${gender}`)
        .where('search_changes.version', '>', after)
        .select(['search_changes.profile_id as changed_id', 'search_changes.version as changed_at'])
        .select(ENTRY_COLUMNS)
        .orderBy('search_changes.version')
        .limit(most)}) AS changed ON true`.compile(db),
);

/**
 * What became of the profiles of the group that changed after a version: `most` of them, the first changes first. Version and rows
 * are of one snapshot, so of one database.
 */
export async function readChanges(
  db: Kysely<Database>,
  { domain, gender }: Group,
  { version: after }: { version: number },
  most: number,
): Promise<ReadChanges> {
  const rows = await readChangeRows(db, domain, gender, after, most);
  const { origin = '', current = 0 } = rows[0] ?? {};
  const changes = rows.flatMap((row) =>
    row.changed_id === null
      ? []
      : {
          user_id: row.changed_id,
          version: row.changed_at,
          entry: row.user_id ? entryOf(row, { domain }, row.changed_at) : null,
        },
  );
  return { origin, version: current, changes };
}
