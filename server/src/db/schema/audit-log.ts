import type { Generated, JSONColumnType } from 'kysely';

/** What an administrator did, to which profile or wedding photo. Never changed, never removed with it. */
export interface AuditLog {
  id: string;
  actor_id: string;
  action: 'status' | 'featured' | 'subscription' | 'edit' | 'mail' | 'marriage' | 'photo';
  subject_id: string;
  detail: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
}
