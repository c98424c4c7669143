// Why: a restored backup must not bring back what was deleted after it was taken. Triggers note every deletion, whichever
// code or cascade does it; the id of the row says nothing about the person.
import { type Kysely, sql } from 'kysely';

/** Tables whose deleted rows must not come back, with the column of their id. */
const TABLES = {
  users: 'id',
  profiles: 'user_id',
  photos: 'id',
  horoscope_files: 'id',
  marriages: 'id',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE erasures (
      table_name text NOT NULL,
      row_id uuid NOT NULL,
      erased_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (table_name, row_id)
    );
    CREATE FUNCTION note_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO erasures (table_name, row_id)
        VALUES (TG_TABLE_NAME, (to_jsonb(OLD) ->> TG_ARGV[0])::uuid) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TABLE backup_runs (
      kind text PRIMARY KEY CHECK (kind IN ('backup', 'restore-check')),
      succeeded_at timestamptz NOT NULL
    );
  `.execute(db);
  for (const [table, id] of Object.entries(TABLES))
    await sql`
      CREATE TRIGGER note_erasure AFTER DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_erasure(${sql.lit(id)})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(TABLES))
    await sql`DROP TRIGGER note_erasure ON ${sql.table(table)}`.execute(db);
  await sql`
    DROP FUNCTION note_erasure();
    DROP TABLE erasures, backup_runs;
  `.execute(db);
}
