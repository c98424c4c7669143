import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditDetails, EditedPart } from './schema/audit-log.ts';
import type { Database } from './schema/database.ts';

/** Who acts: an administrator, or a member on his own profile. */
interface Actor {
  user_id: string;
}

/** Records what an administrator did to a profile or marriage photo, in the same transaction. */
export async function recordAudit<Action extends AuditAction>(
  trx: Transaction<Database>,
  actor: Actor,
  action: Action,
  subject_id: string,
  detail: AuditDetails[Action],
  now: Date,
): Promise<void> {
  const row = { id: uuid(), actor_id: actor.user_id, action, subject_id, created_at: now };
  await trx
    .insertInto('audit_log')
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute();
}

/** Records an edit of a part of a profile, unless by its owner. */
export async function recordEdit(
  trx: Transaction<Database>,
  actor: Actor,
  profileId: string,
  section: EditedPart,
  now: Date,
): Promise<void> {
  if (actor.user_id !== profileId)
    await recordAudit(trx, actor, 'edit', profileId, { section }, now);
}
