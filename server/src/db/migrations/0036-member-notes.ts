// Why: the office keeps notes about a member, which colleagues read and the member does not. They are added and never changed.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_notes (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      author_id uuid REFERENCES users ON DELETE SET NULL,
      text text NOT NULL,
      noted_at timestamptz NOT NULL
    );
    CREATE INDEX member_notes_member_id ON member_notes (member_id, noted_at DESC, id DESC);
    CREATE INDEX member_notes_author_id ON member_notes (author_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE member_notes`.execute(db);
}
