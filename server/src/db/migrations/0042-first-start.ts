// Why: a site without an owner prints an address where the first one is made; and owners see what their site still needs before
// it opens. What an address was printed with may be lost: the next start prints another one.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE first_start (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      secret_hash text NOT NULL,
      made_at timestamptz NOT NULL
    );

    CREATE TABLE setup_decisions (
      name text PRIMARY KEY CHECK (name = 'one-host'),
      decided_at timestamptz NOT NULL
    );

    CREATE TABLE test_mails (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      email text NOT NULL,
      by_server boolean NOT NULL,
      asked_at timestamptz NOT NULL,
      received_at timestamptz
    );
    CREATE INDEX test_mails_user_id ON test_mails (user_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE test_mails, setup_decisions, first_start`.execute(db);
}
