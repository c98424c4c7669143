import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditDetails, EditedPart } from './schema/audit-log.ts';
import type { Database } from './schema/database.ts';

interface Act {
  /** the administrator */
  actor_id: string;
  /** whose profile, or which marriage photo */
  subject_id: string;
}

/** An action with the detail that belongs to it. */
type AuditEntry = {
  [Action in AuditAction]: Act & { action: Action; detail: AuditDetails[Action] };
}[AuditAction];

/** Records what an administrator does, in the same transaction. */
export async function recordAudit(
  trx: Transaction<Database>,
  { detail, ...entry }: AuditEntry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ id: uuid(), ...entry, detail: JSON.stringify(detail), created_at: now })
    .execute();
}

/** Records an edit of a part of a profile, unless by its owner. */
export async function recordEdit(
  trx: Transaction<Database>,
  { user_id }: { user_id: string },
  profileId: string,
  section: EditedPart,
  now: Date,
): Promise<void> {
  if (user_id === profileId) return;
  const entry = { actor_id: user_id, subject_id: profileId, detail: { section } };
  await recordAudit(trx, { ...entry, action: 'edit' }, now);
}
