// Why: an address counts once its owner confirmed it, a forgotten password is set anew by a mailed link, and
// nobody has to get mails that he can do without.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN verified_email text;

    CREATE TABLE mailed_links (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
      email text NOT NULL,
      secret_hash text NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX mailed_links_user_id ON mailed_links (user_id, purpose);

    CREATE TABLE mail_refusals (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, kind)
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE mail_refusals;
    DROP TABLE mailed_links;
    ALTER TABLE users DROP COLUMN verified_email;
  `.execute(db);
}
