// Why: a marriage photo whose answer was lost on the way is sent again as photos are, and must not stand there twice.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE marriages ADD COLUMN upload_id uuid UNIQUE`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE marriages DROP COLUMN upload_id`.execute(db);
}
