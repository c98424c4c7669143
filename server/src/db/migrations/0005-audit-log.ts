// Why: who changed what about a profile must be answerable later, also after the profile is gone.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE audit_log (
      id uuid PRIMARY KEY,
      actor_id uuid NOT NULL,
      action text NOT NULL,
      subject_id uuid NOT NULL,
      detail jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX audit_log_subject_id ON audit_log (subject_id, created_at DESC);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE audit_log`.execute(db);
}
