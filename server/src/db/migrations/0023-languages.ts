// Why: letters are written in the language that the account has chosen. No constraint: a further language needs no migration.
// The fault of a link that expired unsent becomes a code, which the page words.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en';
    UPDATE mails SET fault = 'link-expired' WHERE fault = 'The link in it had expired before it could be sent.';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE mails SET fault = 'The link in it had expired before it could be sent.' WHERE fault = 'link-expired';
    ALTER TABLE users DROP COLUMN language;
  `.execute(db);
}
