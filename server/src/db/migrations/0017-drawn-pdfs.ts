// Why: of a PDF only what we drew of it is sent. Those that are there already are drawn by a job, which finds them by this.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE horoscope_files ADD COLUMN pages integer CHECK (pages BETWEEN 0 AND 10);
    CREATE INDEX horoscope_files_undrawn ON horoscope_files (id) WHERE kind = 'pdf' AND pages IS NULL;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE horoscope_files DROP COLUMN pages`.execute(db);
}
