import type { EntryState } from '@mala/contract/entries/states.ts';
import type { Transaction } from 'kysely';
import { mayEnter } from '../../access/entries.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { type EntryRow, findEntry, lockEntry } from './queries.ts';

/** An entry that the viewer may see. Throws 404 NOT_FOUND for any other. */
export async function requireEntry(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<EntryRow> {
  const entry = await findEntry(db, id);
  if (!entry || !mayEnter(viewer, entry)) throw new AppError('NOT_FOUND');
  return entry;
}

/** Throws 409 ENTRY_SENT unless the entry is in one of these states. */
export function requireState({ state }: EntryRow, ...states: EntryState[]): void {
  if (!states.includes(state)) throw new AppError('ENTRY_SENT');
}

/** Changes an entry under its lock, in one transaction. Throws 404 NOT_FOUND, and 409 ENTRY_SENT for one in another state. */
export async function changeEntry<Result>(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  id: string,
  states: readonly EntryState[],
  change: (trx: Transaction<Database>, entry: EntryRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, id);
    if (!entry || !mayEnter(viewer, entry)) throw new AppError('NOT_FOUND');
    requireState(entry, ...states);
    return change(trx, entry);
  });
}

/** Records what somebody did with an entry: the history is about the entry, and what is personal in it goes with it. */
export async function recordEntry(
  trx: Transaction<Database>,
  viewer: Viewer,
  { id, domain }: Pick<EntryRow, 'id' | 'domain'>,
  changed: { before?: object; after?: object },
  now: Date,
): Promise<void> {
  await recordHistory(trx, viewer, { action: 'entry', subject_id: id, domain, ...changed }, now);
}
