import type { Domain } from '@mala/contract/communities/domain.ts';
import type { TypedSection } from '@mala/contract/entries/typed.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Transaction } from 'kysely';
import { enteredBy } from '../../access/entries.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';

/** A draft as many are made at once. */
export interface NewDraft {
  id: string;
  domain: Domain;
  entered_by: string;
  sections: Partial<Record<Section, TypedSection>>;
}

export async function insertDrafts(
  trx: Transaction<Database>,
  drafts: readonly NewDraft[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('entries')
    .values(
      drafts.map(({ sections, ...draft }) => ({
        ...draft,
        state: 'draft' as const,
        version: 1,
        sections: JSON.stringify(sections),
        created_at: now,
        changed_at: now,
      })),
    )
    .execute();
}

/**
 * Deletes those of these entries that the viewer may change and nobody has changed or sent since they were made, and returns their
 * ids. They have no files: adding one is a change.
 */
export async function deleteUntouched(
  trx: Transaction<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('entries')
    .where('id', 'in', ids)
    .where(enteredBy(viewer))
    .where('state', '=', 'draft')
    .where('version', '=', 1)
    .where('sent_at', 'is', null)
    .whereRef('changed_at', '=', 'created_at')
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
