// Why: whoever has a token of a member must not take the account by another email address. An address that was never
// confirmed counts only if the member gave it at the registration or with the password, and a change can be undone.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN given_email text;
    UPDATE users SET given_email = profiles.basic ->> 'email'
      FROM profiles WHERE profiles.user_id = users.id;

    ALTER TABLE mailed_links ADD COLUMN mobiles jsonb;
    ALTER TABLE mailed_links DROP CONSTRAINT mailed_links_purpose_check;
    ALTER TABLE mailed_links ADD CONSTRAINT mailed_links_purpose_check
      CHECK (purpose IN ('verify-email', 'reset-password', 'undo-contact'));
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM mailed_links WHERE purpose = 'undo-contact';
    ALTER TABLE mailed_links DROP CONSTRAINT mailed_links_purpose_check;
    ALTER TABLE mailed_links ADD CONSTRAINT mailed_links_purpose_check
      CHECK (purpose IN ('verify-email', 'reset-password'));
    ALTER TABLE mailed_links DROP COLUMN mobiles;
    ALTER TABLE users DROP COLUMN given_email;
  `.execute(db);
}
