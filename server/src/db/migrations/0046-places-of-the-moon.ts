// Why: lists say how well the horoscopes of the viewer and of each profile agree, and are filtered and sorted by it (decision 097).
// Star, raasi and padham are all that this needs, and a search reads them from its index alone.
import { type Kysely, sql } from 'kysely';

/** What a search reads, of whom it may find. */
const searchIndex = (more: string) =>
  sql.raw(`CREATE INDEX profiles_search ON profiles (domain, gender, approved_at DESC, user_id DESC)
    INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star${more})
    WHERE status = 200 AND away IS NULL`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX profiles_search;
    -- one rewrite of the table for both
    ALTER TABLE profiles
      ADD COLUMN raasi text GENERATED ALWAYS AS (horoscope ->> 'raasi') STORED,
      ADD COLUMN padham smallint GENERATED ALWAYS AS (
        CASE WHEN horoscope ->> 'padham' IN ('1', '2', '3', '4')
             THEN (horoscope ->> 'padham')::smallint END) STORED;
  `.execute(db);
  await searchIndex(', raasi, padham').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX profiles_search;
    ALTER TABLE profiles DROP COLUMN raasi, DROP COLUMN padham;
  `.execute(db);
  await searchIndex('').execute(db);
}
