// Why: the office looks through what approved members changed that others see at once, and keeps views of its list of profiles
// (decisions 084 and 086).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE live_changes (
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      section text NOT NULL CHECK (section IN ('basic', 'personal', 'work', 'family', 'horoscope')),
      -- the changed fields as the office last saw them
      before jsonb NOT NULL,
      since timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (profile_id, section)
    );

    CREATE TABLE saved_views (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      filters jsonb NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX saved_views_user_id ON saved_views (user_id, created_at, id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE saved_views, live_changes`.execute(db);
}
