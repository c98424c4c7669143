import type { Kysely } from 'kysely';
import { type Group, listedIn, visible } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOf } from './entry-queries.ts';
import type { Change } from './profile-index.ts';

/** Everybody whom a search in the group can find, oldest approval first: one pass over the index. */
export function selectEntries(db: Kysely<Database>, group: Group) {
  return db
    .selectFrom('profiles')
    .where(listedIn(group))
    .orderBy('approved_at')
    .orderBy('user_id')
    .select(ENTRY_COLUMNS);
}

/** What became of the profiles of the group that changed after a version: `most` of them, the first changes first. */
export async function readChanges(
  db: Kysely<Database>,
  { domain, gender }: Group,
  { version: after }: { version: number },
  most: number,
): Promise<(Change & { version: number })[]> {
  const rows = await db
    .selectFrom('search_changes')
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.user_id', '=', 'search_changes.profile_id')
        .onRef('profiles.domain', '=', 'search_changes.domain')
        .onRef('profiles.gender', '=', 'search_changes.gender')
        .on(visible),
    )
    .where('search_changes.domain', '=', domain)
    .where('search_changes.gender', '=', gender)
    .where('search_changes.version', '>', after)
    .select(['search_changes.profile_id', 'search_changes.version'])
    .select(ENTRY_COLUMNS)
    .orderBy('search_changes.version')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const entry = row as EntryRow;
    return {
      user_id: row.profile_id,
      version: row.version,
      entry: entry.user_id ? entryOf(entry, { domain }, row.version) : null,
    };
  });
}
