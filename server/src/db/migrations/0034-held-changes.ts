// Why: what identifies a person waits for a look when it is changed after the approval; others see the approved version
// meanwhile.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- beside the profiles, so that whatever reads these for others cannot show what waits
    CREATE TABLE held_changes (
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      section text NOT NULL CHECK (section IN ('basic', 'family')),
      -- the proposed value of each changed field
      fields jsonb NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'refused')),
      reason text,
      held_at timestamptz NOT NULL,
      PRIMARY KEY (profile_id, section)
    );
    CREATE INDEX held_changes_waiting ON held_changes (held_at, profile_id, section) WHERE state = 'waiting';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE held_changes`.execute(db);
}
