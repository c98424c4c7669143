// Why: the office sends tables of up to 2,000 profiles, looks at what is wrong with them, and keeps them as entries (decision 087). The
// rows are of people who agreed to nothing yet: they are in no backup, and gone when the table is kept or after a day.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE imports (
      id uuid PRIMARY KEY,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      entered_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      upload_id uuid,
      name text NOT NULL,
      state text NOT NULL CHECK (state IN ('open', 'kept', 'undone')),
      columns jsonb NOT NULL,
      ignored jsonb NOT NULL,
      doubled jsonb NOT NULL,
      missing jsonb NOT NULL,
      -- rows with a profile, and those of the template's example
      rows integer NOT NULL,
      examples integer NOT NULL,
      -- how many are kept
      done integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      kept_at timestamptz,
      UNIQUE (entered_by, upload_id),
      CHECK ((state = 'open') = (kept_at IS NULL))
    );
    CREATE INDEX imports_due ON imports (coalesce(kept_at, created_at));
    CREATE UNLOGGED TABLE import_rows (
      import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
      -- of the file
      row integer NOT NULL,
      -- as they were read, in the order of the columns
      cells jsonb NOT NULL,
      -- what they say, as an entry has it
      sections jsonb NOT NULL,
      faults jsonb NOT NULL,
      name text,
      mobile_no text,
      incomplete boolean NOT NULL,
      left_out boolean NOT NULL DEFAULT false,
      -- an earlier row of the same person, and whether the person was entered already
      same_row integer,
      entered boolean NOT NULL DEFAULT false,
      PRIMARY KEY (import_id, row)
    );
    CREATE TABLE import_entries (
      entry_id uuid PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
      import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE
    );
    CREATE INDEX import_entries_import_id ON import_entries (import_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE import_entries, import_rows, imports`.execute(db);
}
