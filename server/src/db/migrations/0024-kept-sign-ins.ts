// Why: on one's own device one stays signed in. Each renewal of the token replaces the browser's refresh token; what is
// needed to tell an old one stands in the session. The tokens themselves are stored nowhere.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions
      ADD COLUMN kept_until timestamptz,
      ADD COLUMN refresh_number integer NOT NULL DEFAULT -1,
      ADD COLUMN refreshed_at timestamptz[] NOT NULL DEFAULT '{}';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions DROP COLUMN kept_until, DROP COLUMN refresh_number, DROP COLUMN refreshed_at;
  `.execute(db);
}
