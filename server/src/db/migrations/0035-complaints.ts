// Why: members complain of a profile on the site, and read there what became of it. A picture is a row of its own, because it has
// files and is removed before the complaint is.
import { type Kysely, sql } from 'kysely';

/** Deleted rows of both must not come back with a restore. */
const TABLES = ['complaints', 'complaint_pictures'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE complaints (
      id uuid PRIMARY KEY,
      -- the complaint stays where the reporter's account goes: others may have said the same
      reporter_id uuid REFERENCES users ON DELETE SET NULL,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      reason text NOT NULL CHECK (reason IN ('fake', 'married', 'indecent', 'money')),
      text text NOT NULL,
      told_at timestamptz NOT NULL,
      decision text CHECK (decision IN ('nothing', 'warned', 'refused')),
      answer text,
      decided_at timestamptz,
      CHECK ((decided_at IS NULL) = (decision IS NULL))
    );
    CREATE UNIQUE INDEX complaints_waiting ON complaints (reporter_id, profile_id) WHERE decision IS NULL;
    CREATE INDEX complaints_reporter_id ON complaints (reporter_id, told_at DESC);
    CREATE INDEX complaints_profile_id ON complaints (profile_id, told_at DESC);
    CREATE INDEX complaints_told_at ON complaints (told_at, id) WHERE decision IS NULL;
    CREATE TABLE complaint_pictures (
      id uuid PRIMARY KEY,
      complaint_id uuid NOT NULL REFERENCES complaints ON DELETE CASCADE,
      upload_id uuid,
      UNIQUE (complaint_id, upload_id)
    );
  `.execute(db);
  for (const table of TABLES)
    await sql`
      CREATE TRIGGER note_erasure AFTER DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_erasure('id')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE complaint_pictures, complaints;
    DELETE FROM erasures WHERE table_name IN ('complaints', 'complaint_pictures');
  `.execute(db);
}
