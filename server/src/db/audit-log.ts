import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AuditLog } from './schema/audit-log.ts';
import type { Database } from './schema/database.ts';

export interface AuditEntry {
  /** the administrator */
  actor_id: string;
  action: AuditLog['action'];
  /** whose profile, or which wedding photo */
  subject_id: string;
  detail: Record<string, unknown>;
}

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
  edit: { actor_id: string; subject_id: string; section: string },
  now: Date,
): Promise<void> {
  const { section, ...who } = edit;
  if (who.actor_id === who.subject_id) return;
  await recordAudit(trx, { ...who, action: 'edit', detail: { section } }, now);
}
