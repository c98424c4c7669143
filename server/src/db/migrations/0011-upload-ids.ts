// Why: an upload whose answer was lost on the way is sent again, and must not become a second photo.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE photos ADD COLUMN upload_id uuid;
    CREATE UNIQUE INDEX photos_upload_id ON photos (profile_id, upload_id) WHERE upload_id IS NOT NULL;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE photos DROP COLUMN upload_id`.execute(db);
}
