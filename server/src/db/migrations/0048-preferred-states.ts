// Why: searches begin with the states that the member's own state prefers (specification, section 9). Families who look in all states took
// them away at every visit; the account keeps that they do not want them (decision 109).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN prefers_states boolean NOT NULL DEFAULT true`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP COLUMN prefers_states`.execute(db);
}
