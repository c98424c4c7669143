// Why: a mailbox that is refused for good was mailed again with each daily mail. A mail says whether its recipient was refused; after several in a row
// the confirmation of the address ends (decision 013).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE mails ADD COLUMN refused boolean NOT NULL DEFAULT false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE mails DROP COLUMN refused`.execute(db);
}
