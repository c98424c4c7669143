import type { Domain } from '@mala/contract/communities/domain.ts';
import type { EntryState } from '@mala/contract/entries/states.ts';
import {
  type Expression,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { countRows, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Entries } from '../../db/schema/entries.ts';

export type EntryRow = Selectable<Entries>;

/** The entry of an id, which may be malformed. */
export async function findEntry(db: Kysely<Database>, id: string): Promise<EntryRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('entries').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The same, and locks it until the transaction ends: it, its photos and its files change only under this lock. */
export async function lockEntry(
  trx: Transaction<Database>,
  id: string,
): Promise<EntryRow | undefined> {
  if (!isUuid(id)) return undefined;
  return trx.selectFrom('entries').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function insertEntry(
  trx: Transaction<Database>,
  { now, ...entry }: { id: string; domain: Domain; entered_by: string; now: Date },
): Promise<EntryRow> {
  return trx
    .insertInto('entries')
    .values({
      ...entry,
      state: 'draft',
      version: 1,
      sections: JSON.stringify({}),
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the typed sections; returns the new version. */
export async function storeSections(
  trx: Transaction<Database>,
  id: string,
  sections: object,
  now: Date,
): Promise<number> {
  const { version } = await trx
    .updateTable('entries')
    .set((eb) => ({
      sections: JSON.stringify(sections),
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Notes that photos or files were changed. */
export async function touchEntry(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('entries').set({ changed_at: now }).where('id', '=', id).execute();
}

/** Notes that the family is asked; a link or a code that was given before stays where there is no new one. */
export async function storeAsked(
  trx: Transaction<Database>,
  id: string,
  asked: { mobile_no: string } & (
    | { link_id: string }
    | { code_hash: string; code_until: Date; code_attempts: 0 }
  ),
  now: Date,
): Promise<void> {
  await trx
    .updateTable('entries')
    .set({ ...asked, state: 'awaiting', sent_at: now })
    .where('id', '=', id)
    .execute();
}

const UNASKED = { link_id: null, code_hash: null, code_until: null, code_attempts: 0 } as const;

/** Makes a draft of it again, whose link and code are gone. */
export async function storeTakenBack(trx: Transaction<Database>, id: string): Promise<EntryRow> {
  return trx
    .updateTable('entries')
    .set({ ...UNASKED, state: 'draft', mobile_no: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Empties an entry that became an account, and notes the consent. */
export async function storeConfirmed(
  trx: Transaction<Database>,
  id: string,
  consent: Pick<
    EntryRow,
    'user_id' | 'confirmed_at' | 'confirmed_way' | 'confirmed_address' | 'confirmed_terms'
  >,
): Promise<void> {
  await trx
    .updateTable('entries')
    .set({
      ...UNASKED,
      ...consent,
      state: 'confirmed',
      mobile_no: null,
      sections: JSON.stringify({}),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteEntryRow(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('entries').where('id', '=', id).execute();
}

function listed(db: Kysely<Database>, seen: Expression<SqlBool>, state: EntryState | undefined) {
  const all = db.selectFrom('entries').where(seen);
  return state ? all.where('entries.state', '=', state) : all;
}

/** One page of the entries of this clause, what was changed last first. */
export async function findEntries(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { state, page }: { state: EntryState | undefined; page: number },
) {
  return listed(db, seen, state)
    .leftJoin('users', 'users.id', 'entries.entered_by')
    .leftJoin('profiles', 'profiles.user_id', 'entries.user_id')
    .select((eb) => [
      'entries.id',
      'entries.domain',
      'entries.state',
      'entries.created_at',
      'entries.changed_at',
      'entries.sent_at',
      'entries.mobile_no',
      sql<string | null>`entries.sections -> 'basic' ->> 'name'`.as('name'),
      sql<string | null>`entries.sections -> 'basic' -> 'mobiles' ->> 0`.as('typed_mobile'),
      'users.user_name as entered_by',
      'profiles.mid',
      eb
        .selectFrom('entry_photos')
        .whereRef('entry_photos.entry_id', '=', 'entries.id')
        .select(sql<number>`count(*)`.as('count'))
        .as('photos'),
    ])
    .orderBy('entries.changed_at', 'desc')
    .orderBy('entries.id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type ListedEntry = Awaited<ReturnType<typeof findEntries>>[number];

export async function countEntries(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  state: EntryState | undefined,
): Promise<number> {
  return countRows(listed(db, seen, state));
}

/** For the desk: what somebody has entered and no family has confirmed yet. */
export async function waitingEntries(
  db: Kysely<Database>,
  domains: readonly Domain[],
  { userId }: { userId: string },
): Promise<Waiting[]> {
  return db
    .selectFrom('entries')
    .where('entered_by', '=', userId)
    .where('state', '<>', 'confirmed')
    .where('domain', 'in', domains)
    .groupBy('domain')
    .select(['domain', sql<number>`count(*)`.as('count'), sql<Date>`min(created_at)`.as('oldest')])
    .execute();
}
