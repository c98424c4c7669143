// Why: families send their own profile to relatives by a link that expires (decision 102). One that is ended is deleted, and a
// restored backup must not open it again; one that has expired opens in none, so nothing is noted of it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE shared_links (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      secret_hash text NOT NULL,
      contact boolean NOT NULL,
      face boolean NOT NULL,
      openings integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX shared_links_profile_id ON shared_links (profile_id, created_at);
    CREATE INDEX shared_links_expires_at ON shared_links (expires_at);
    CREATE TRIGGER note_erasure AFTER DELETE ON shared_links
      FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION note_erasure('id');
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE shared_links;
    DELETE FROM erasures WHERE table_name = 'shared_links';
  `.execute(db);
}
