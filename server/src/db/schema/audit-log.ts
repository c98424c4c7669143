import type { Generated, JSONColumnType } from 'kysely';

/** What an administrator did to whom. Never changed, never removed with the profile. */
export interface AuditLog {
  id: string;
  actor_id: string;
  action: 'status' | 'featured' | 'subscription' | 'edit';
  subject_id: string;
  detail: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
}
