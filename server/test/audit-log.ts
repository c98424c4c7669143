import type { Context } from '../src/context.ts';

/** What the audit log has about a profile, or a marriage photo, oldest first. */
export async function auditOf({ db }: Context, subjectId: string) {
  return db
    .selectFrom('audit_log')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .select(['actor_id', 'action', 'detail'])
    .execute();
}
