// Why: a horoscope file is sent only as we wrote it. Word documents that are there already may be from before uploads were
// written anew, so a job does it, which finds them by this. The default is for processes of the former version.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE horoscope_files
      ADD COLUMN state text NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'rewritten', 'refused'));
    UPDATE horoscope_files SET state = CASE WHEN pages = 0 THEN 'refused' ELSE 'rewritten' END
     WHERE kind IN ('png', 'jpeg', 'gif') OR pages IS NOT NULL;
    DROP INDEX horoscope_files_undrawn;
    CREATE INDEX horoscope_files_stored ON horoscope_files (id) WHERE state = 'stored';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE horoscope_files DROP COLUMN state;
    CREATE INDEX horoscope_files_undrawn ON horoscope_files (id) WHERE kind = 'pdf' AND pages IS NULL;
  `.execute(db);
}
