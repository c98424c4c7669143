// Why: notifications that ask whether a family is still looking were kept with their whole link, whose secret answers without a sign-in. They
// are kept with the id of the asking, of which the link is made when they are sent, as those of mails are (decision 114). A process of the
// version before, which may still run, finds the home page, whose sign-in answers too.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- /mail/looking/{member}/{asking}/{secret}
    UPDATE push_messages
       SET facts = facts || jsonb_build_object('asking_id', split_part(facts ->> 'path', '/', 5), 'path', '/')
     WHERE kind IN ('still-looking', 'resting') AND facts ->> 'path' LIKE '/mail/looking/%';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the secret is not known here; the home page leads to the sign-in, which answers too
    UPDATE push_messages SET facts = (facts - 'asking_id') || jsonb_build_object('path', '/')
     WHERE kind IN ('still-looking', 'resting');
  `.execute(db);
}
