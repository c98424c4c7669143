// Why: what a search keeps in memory is saved in a file, so that a start with a million people takes seconds. A row here says that the file's history
// is this database's: whoever restores an older one has no row of later files, and who sets versions back in place forgets them (decision 116).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE saved_indexes (
      id uuid PRIMARY KEY,
      saved_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX saved_indexes_saved_at ON saved_indexes (saved_at);
    CREATE FUNCTION forget_saved_indexes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM saved_indexes;
        RETURN NULL;
      END $$;
    CREATE TRIGGER forget_saved_indexes AFTER UPDATE ON search_versions FOR EACH ROW
      WHEN (NEW.version < OLD.version) EXECUTE FUNCTION forget_saved_indexes();
    CREATE TRIGGER forget_all_saved_indexes AFTER DELETE OR TRUNCATE ON search_versions
      FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_indexes();
    COMMENT ON TABLE saved_indexes IS 'files of searches that were written from this database; left out of backups';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER forget_saved_indexes ON search_versions;
    DROP TRIGGER forget_all_saved_indexes ON search_versions;
    DROP FUNCTION forget_saved_indexes;
    DROP TABLE saved_indexes;
  `.execute(db);
}
