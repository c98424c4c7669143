import { can } from '@mala/contract/access/roles.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { TypedSection } from '@mala/contract/entries/typed.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { changeEntry, recordEntry } from './change-entry.ts';
import { filesOfEntry, photosOfEntry } from './file-queries.ts';
import { entryFileKeys } from './presenter.ts';
import {
  deleteEntryRow,
  type EntryRow,
  insertEntry,
  storeSections,
  storeTakenBack,
} from './queries.ts';

type TypedSections = Partial<Record<Section, TypedSection>>;

/** Begins an entry. Throws 403 FORBIDDEN where the viewer enters for nobody of this community. */
export async function createEntry(
  trx: Transaction<Database>,
  viewer: Viewer,
  domain: Domain,
  now: Date,
): Promise<EntryRow> {
  if (!can(viewer, 'entries.write', domain)) throw new AppError('FORBIDDEN');
  const entry = await insertEntry(trx, { id: uuid(), domain, entered_by: viewer.user_id, now });
  await recordEntry(trx, viewer, entry, { after: { entry: 'draft' } }, now);
  return entry;
}

/**
 * Keeps what is typed so far; the history has the fields that changed. Throws 400 INVALID for a name that is no field of the
 * community, 404 NOT_FOUND, 409 ENTRY_SENT, and CHANGED_MEANWHILE unless `version` is the stored one.
 */
export async function saveEntry(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { version, sections }: { version: number; sections: TypedSections },
): Promise<{ version: number; changed_at: Date }> {
  const now = ctx.now();
  return changeEntry(ctx, viewer, id, ['draft'], async (trx, entry) => {
    const faults = strangeFields(entry.domain, sections);
    if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
    const after = { ...entry.sections, ...sections };
    const changed = { before: typedFields(entry.sections), after: typedFields(after) };
    // sent again, since the answer was lost
    if (JSON.stringify(changed.before) === JSON.stringify(changed.after)) return entry;
    if (entry.version !== version) throw new AppError('CHANGED_MEANWHILE');
    await recordEntry(trx, viewer, entry, changed, now);
    return { version: await storeSections(trx, id, after, now), changed_at: now };
  });
}

/** What belongs to a section beside its fields. */
const BESIDE = ['unknown', 'no_contact'];

function strangeFields(domain: Domain, sections: TypedSections): Record<string, Message> {
  const strange = Object.entries(sections).flatMap(([section, typed]) => {
    const known = fieldsOf(communities[domain], section as Section).map(({ name }) => name);
    return Object.keys(typed).filter((name) => !known.includes(name) && !BESIDE.includes(name));
  });
  return Object.fromEntries(strange.slice(0, 20).map((name) => [name, 'unknownField']));
}

/** The typed values by their fields, empty ones left out; a field's name is in one section only. */
function typedFields(sections: TypedSections): Record<string, unknown> {
  const fields = Object.entries(sections).flatMap(([section, { unknown, ...typed }]) => [
    ...Object.entries(typed),
    // each section has its own answers
    [`${section}_unknown`, Array.isArray(unknown) && unknown.length > 0 ? unknown : null] as const,
  ]);
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.every((one) => !one));
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)).sort());
}

/** Makes a draft of it again, so that it can be changed; what the family was given counts no more. */
export async function takeBackEntry(ctx: Context, viewer: Viewer, id: string): Promise<EntryRow> {
  return changeEntry(ctx, viewer, id, ['draft', 'awaiting'], async (trx, entry) => {
    if (entry.state === 'draft') return entry;
    const values = { before: { entry: 'awaiting' }, after: { entry: 'draft' } };
    await recordEntry(trx, viewer, entry, values, ctx.now());
    return storeTakenBack(trx, id);
  });
}

/** Erases an entry that is no account, with its files. */
export async function deleteEntry(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const keys = await changeEntry(ctx, viewer, id, ['draft', 'awaiting'], async (trx, entry) => {
    const stored = await eraseEntry(trx, entry);
    // after the row is gone, which empties what was recorded of it
    const values = { before: { entry: entry.state }, after: { entry: 'erased' } };
    await recordEntry(trx, viewer, entry, values, ctx.now());
    return stored;
  });
  await removeFiles(ctx, keys);
}

/** Deletes an entry that the caller has locked; returns the keys of its files, to be removed after that. */
export async function eraseEntry(trx: Transaction<Database>, { id }: EntryRow): Promise<string[]> {
  const photos = await photosOfEntry(trx, id);
  const files = await filesOfEntry(trx, id);
  await deleteEntryRow(trx, id);
  return [
    ...photos.flatMap((photo) => pictureKeys('entry', photo.id)),
    ...files.flatMap((file) => entryFileKeys(file.id)),
  ];
}
