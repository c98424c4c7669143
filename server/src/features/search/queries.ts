import { type Kysely, sql, type Transaction } from 'kysely';
import { type Group, listedIn, visible } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOf } from './entry-row.ts';
import type { Change, Entry } from './profile-index.ts';

/** Everybody whom a search in the group can find, oldest approval first: one pass over the index. */
export function selectEntries(db: Kysely<Database>, group: Group) {
  return db
    .selectFrom('profiles')
    .where(listedIn(group))
    .orderBy('approved_at')
    .orderBy('user_id')
    .select(ENTRY_COLUMNS);
}

/** The entries of selectEntries, marked as read at `version`; for a transaction of its own. */
export async function readEntries(
  trx: Transaction<Database>,
  group: Group,
  version: number,
): Promise<Entry[]> {
  // of a million profiles, on a busy machine, more than a request may take
  await sql`SET LOCAL statement_timeout = '60s'`.execute(trx);
  const rows = await selectEntries(trx, group).execute();
  return rows.map((row) => entryOf(row as EntryRow, group, version));
}

/** What became of the profiles of the group that changed after a version. */
export async function readChanges(
  db: Kysely<Database>,
  { domain, gender }: Group,
  { version: after }: { version: number },
): Promise<Change[]> {
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
    .execute();
  return rows.map((row) => {
    const entry = row as EntryRow;
    return {
      user_id: row.profile_id,
      entry: entry.user_id ? entryOf(entry, { domain }, row.version) : null,
    };
  });
}
