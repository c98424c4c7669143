// Why: members keep searches, and are mailed what is new in them if they choose so (decision 112).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE saved_searches (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      filters jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      looked_at timestamptz NOT NULL,
      UNIQUE (user_id, name)
    );

    -- of who chose to be mailed
    CREATE TABLE digests (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      every text NOT NULL CHECK (every IN ('daily', 'weekly')),
      chosen_at timestamptz NOT NULL,
      next_at timestamptz NOT NULL,
      -- who was approved until then was in an earlier one
      since timestamptz NOT NULL,
      -- the last day in India for which one was made or found empty: never twice on a day
      made_on date
    );
    CREATE INDEX digests_next_at ON digests (next_at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE digests, saved_searches`.execute(db);
}
