import type { Domain } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS, type FieldFilter } from '@mala/contract/search.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Group, listedIn, visible } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { isDerivedColumn } from '../../db/schema/profiles.ts';
import { kindOfStored, type StoredPlace } from '../match/index.ts';
import { codeOf } from './codes.ts';
import type { Change, Entry } from './profile-index.ts';

/** What a filter of a field looks at. */
export function filteredValue({ section, field }: FieldFilter) {
  return isDerivedColumn(field)
    ? sql<string | null>`${sql.ref(`profiles.${field}`)}`
    : sql<string | null>`${sql.ref(`profiles.${section}`)} ->> ${sql.lit(field)}`;
}

const PLACE_FIELDS = ['birth_star', 'padham', 'raasi'] as const;
const isFiltered = (name: string) => FIELD_FILTERS.some(({ field }) => field === name);

/**
 * What an entry is made of: what the filters look at, and its place of the moon. What has a column comes from the index
 * profiles_search alone; a filter whose field has none reads the section's document.
 */
const ENTRY_COLUMNS = [
  'profiles.user_id',
  sql<number>`(extract(epoch FROM profiles.approved_at) * 1000000)::bigint`.as('approved'),
  'profiles.date_of_birth',
  ...FIELD_FILTERS.map((filter) => filteredValue(filter).as(filter.field)),
  ...PLACE_FIELDS.filter((name) => !isFiltered(name)).map((name) => `profiles.${name}` as const),
] as const;

interface EntryRow extends StoredPlace {
  user_id: string;
  approved: number;
  date_of_birth: string | null;
}

function entryOf(row: EntryRow, domain: Domain, version: number): Entry {
  const values = row as unknown as Record<string, unknown>;
  return {
    user_id: row.user_id,
    approved: row.approved,
    born: Number(row.date_of_birth?.replaceAll('-', '') ?? 0),
    codes: FIELD_FILTERS.map(({ field }, index) => codeOf(index, values[field])),
    kind: kindOfStored({ domain, horoscope: row }),
    version,
  };
}

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
  return rows.map((row) => entryOf(row, group.domain, version));
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
  return rows.map((row) => ({
    user_id: row.profile_id,
    entry: row.user_id ? entryOf(row as EntryRow, domain, row.version) : null,
  }));
}
