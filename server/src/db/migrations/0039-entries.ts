// Why: the office enters profiles for families that have none themselves. An entry is nobody's account and nobody's profile until the
// family confirms it, so it stands in tables of its own, reserves no mobile number, and goes where nobody confirms (decision 080).
import { type Kysely, sql } from 'kysely';

/** Deleted rows of all three must not come back with a restore. */
const TABLES = ['entries', 'entry_photos', 'entry_files'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE entries (
      id uuid PRIMARY KEY,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      entered_by uuid REFERENCES users ON DELETE SET NULL,
      state text NOT NULL CHECK (state IN ('draft', 'awaiting', 'confirmed')),
      version integer NOT NULL,
      sections jsonb NOT NULL,
      mobile_no text,
      created_at timestamptz NOT NULL,
      changed_at timestamptz NOT NULL,
      sent_at timestamptz,
      -- what the secret of the link is made of
      link_id uuid,
      code_hash text,
      code_until timestamptz,
      code_attempts integer NOT NULL DEFAULT 0,
      -- the account that it became, with the consent: which version of the terms, when, from where, by link or by code
      user_id uuid UNIQUE REFERENCES users ON DELETE CASCADE,
      confirmed_at timestamptz,
      confirmed_way text CHECK (confirmed_way IN ('link', 'code')),
      confirmed_address text,
      confirmed_terms text,
      CHECK ((state = 'confirmed') = (user_id IS NOT NULL)),
      CHECK ((state = 'confirmed') = (confirmed_at IS NOT NULL)),
      CHECK (state = 'awaiting' OR (link_id IS NULL AND code_hash IS NULL)),
      CHECK ((code_hash IS NULL) = (code_until IS NULL))
    );
    CREATE INDEX entries_entered_by ON entries (entered_by, changed_at DESC);
    CREATE INDEX entries_changed_at ON entries (domain, changed_at DESC);
    CREATE INDEX entries_mobile_no ON entries (mobile_no) WHERE code_hash IS NOT NULL;
    CREATE INDEX entries_due ON entries (greatest(created_at, sent_at)) WHERE state <> 'confirmed';
    CREATE TABLE entry_photos (
      id uuid PRIMARY KEY,
      entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
      upload_id uuid,
      width integer NOT NULL,
      height integer NOT NULL,
      preview text NOT NULL,
      hash text,
      UNIQUE (entry_id, upload_id)
    );
    CREATE TABLE entry_files (
      id uuid PRIMARY KEY,
      entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
      upload_id uuid,
      name text NOT NULL,
      kind text NOT NULL,
      bytes integer NOT NULL,
      pages integer
    );
    CREATE INDEX entry_files_entry_id ON entry_files (entry_id);
    -- what the history says of an entry is about it, and goes with it
    CREATE TRIGGER erase_history AFTER DELETE ON entries
      FOR EACH ROW EXECUTE FUNCTION erase_history_of_row();
  `.execute(db);
  for (const table of TABLES)
    await sql`
      CREATE TRIGGER note_erasure AFTER DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_erasure('id')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE entry_photos, entry_files, entries;
    DELETE FROM erasures WHERE table_name IN ('entries', 'entry_photos', 'entry_files');
  `.execute(db);
}
