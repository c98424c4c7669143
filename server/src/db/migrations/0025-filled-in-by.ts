// Why: whoever signs up says for whom, and what they are to the bride or groom; families see who filled in a profile,
// and the first step suggests nothing of a parent for a child. Accounts from before have neither.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN profile_for text CHECK (
        profile_for IN ('self', 'son', 'daughter', 'brother', 'sister', 'relative', 'friend')
      ),
      ADD COLUMN filled_in_by text CHECK (
        filled_in_by IN ('self', 'mother', 'father', 'brother', 'sister', 'relative', 'friend')
      );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP COLUMN profile_for, DROP COLUMN filled_in_by`.execute(db);
}
