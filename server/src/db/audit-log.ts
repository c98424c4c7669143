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
export type AuditEntry = {
  [Action in AuditAction]: Act & { action: Action; detail: AuditDetails[Action] };
}[AuditAction];

/** Notes what an administrator does, in the transaction that does it. */
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

/** Notes that a part of a profile was edited, unless by its owner. */
export async function recordEdit(
  trx: Transaction<Database>,
  { section, ...who }: Act & { section: EditedPart },
  now: Date,
): Promise<void> {
  if (who.actor_id === who.subject_id) return;
  await recordAudit(trx, { ...who, action: 'edit', detail: { section } }, now);
}
