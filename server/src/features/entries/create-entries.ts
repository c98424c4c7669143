import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { insertDrafts, type NewDraft } from './many-queries.ts';

/**
 * Makes a draft of each of these, whose values are right by themselves; returns their ids. They are of `entered_by`, whose table the
 * viewer may only oversee. The caller records it. Throws 403 FORBIDDEN where the viewer enters for nobody of this community.
 */
export async function createEntries(
  trx: Transaction<Database>,
  viewer: Viewer,
  { domain, entered_by }: { domain: Domain; entered_by: string },
  typed: readonly NewDraft['sections'][],
  now: Date,
): Promise<string[]> {
  if (!can(viewer, 'entries.write', domain)) throw new AppError('FORBIDDEN');
  const drafts = typed.map((sections) => ({
    ...{ id: uuid(), domain, entered_by, sections },
  }));
  if (drafts.length > 0) await insertDrafts(trx, drafts, now);
  return drafts.map(({ id }) => id);
}
