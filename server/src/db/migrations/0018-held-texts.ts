// Why: a text that looks as if it held a contact waits for the office, instead of being lost, where only its owner sees it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- beside the profiles, so that whatever reads these for others cannot show a text that waits
    CREATE TABLE held_texts (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      part text NOT NULL CHECK (part IN ('basic', 'personal', 'work', 'family', 'horoscope', 'photo')),
      field text NOT NULL,
      text text NOT NULL,
      found text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'refused')),
      reason text,
      held_at timestamptz NOT NULL,
      UNIQUE (profile_id, part, field)
    );
    CREATE INDEX held_texts_waiting ON held_texts (held_at, id) WHERE state = 'waiting';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE held_texts`.execute(db);
}
