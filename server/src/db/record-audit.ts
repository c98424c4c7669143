import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AuditLog } from './schema/audit-log.ts';
import type { Database } from './schema/database.ts';

export interface AuditEntry {
  /** the administrator */
  actor_id: string;
  action: AuditLog['action'];
  /** whose profile */
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
