// Why: a search is filtered by more fields of a profile, and looks for words in some (decision 106). It reads all of them from its
// index alone. Texts are cut as long as their fields may be, because an entry of an index has a limit.
import { type Kysely, sql } from 'kysely';

/** What a search reads, of whom it may find. */
const searchIndex = (more: string) =>
  sql.raw(`CREATE INDEX profiles_search ON profiles (domain, gender, approved_at DESC, user_id DESC)
    INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star, raasi, padham${more})
    WHERE status = 200 AND away IS NULL`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX profiles_search;
    -- one rewrite of the table for all
    ALTER TABLE profiles
      ADD COLUMN language text GENERATED ALWAYS AS (basic ->> 'language') STORED,
      ADD COLUMN surname text GENERATED ALWAYS AS (left(basic ->> 'surname', 60)) STORED,
      ADD COLUMN city text GENERATED ALWAYS AS (left(basic ->> 'city', 60)) STORED,
      ADD COLUMN filled_in_by text GENERATED ALWAYS AS (basic ->> 'filled_in_by') STORED,
      ADD COLUMN height smallint GENERATED ALWAYS AS (
        CASE WHEN personal ->> 'height' ~ '^[0-9]{2,3}$'
             THEN (personal ->> 'height')::smallint END) STORED,
      ADD COLUMN physical_status text GENERATED ALWAYS AS (personal ->> 'physical_status') STORED,
      ADD COLUMN food_habits text GENERATED ALWAYS AS (personal ->> 'food_habits') STORED,
      ADD COLUMN education_desc text GENERATED ALWAYS AS (left(work ->> 'education_desc', 120)) STORED,
      ADD COLUMN profession text GENERATED ALWAYS AS (work ->> 'profession') STORED,
      ADD COLUMN position text GENERATED ALWAYS AS (left(work ->> 'position', 80)) STORED,
      ADD COLUMN work_location text GENERATED ALWAYS AS (left(work ->> 'work_location', 80)) STORED,
      ADD COLUMN family_status text GENERATED ALWAYS AS (family ->> 'family_status') STORED;
  `.execute(db);
  await searchIndex(
    `, mid, language, surname, city, filled_in_by, height, physical_status, food_habits, education_desc,
      profession, position, work_location, family_status`,
  ).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX profiles_search;
    ALTER TABLE profiles
      DROP COLUMN language, DROP COLUMN surname, DROP COLUMN city, DROP COLUMN filled_in_by, DROP COLUMN height,
      DROP COLUMN physical_status, DROP COLUMN food_habits, DROP COLUMN education_desc, DROP COLUMN profession,
      DROP COLUMN position, DROP COLUMN work_location, DROP COLUMN family_status;
  `.execute(db);
  await searchIndex('').execute(db);
}
