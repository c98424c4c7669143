// Why: what is mailed to whom must outlive a restart, be sent once, and be seen where it could not be sent.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mails (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      facts jsonb NOT NULL,
      once text UNIQUE,
      queued_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz,
      failed_at timestamptz,
      fault text,
      CHECK (done_at IS NULL OR failed_at IS NULL)
    );
    CREATE INDEX mails_user_id ON mails (user_id);
    CREATE INDEX mails_failed ON mails (failed_at DESC, id) WHERE failed_at IS NOT NULL;
    CREATE INDEX mails_done ON mails (done_at) WHERE done_at IS NOT NULL;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE mails`.execute(db);
}
