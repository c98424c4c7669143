// Why: the searches of a family that has said what it looks for begin with that. One that would rather look at all keeps it off, with the
// account, as it does with the preferred states (decision 111).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN prefers_wishes boolean NOT NULL DEFAULT true`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP COLUMN prefers_wishes`.execute(db);
}
