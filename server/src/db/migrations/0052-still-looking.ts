// Why: families who found someone elsewhere do not say so. Who has not been here for long is asked, and is not shown any more where nobody
// answers (decision 114). Of members from before, whose visits were forgotten, only so much is known that they were not here for 30 days.
import { type Kysely, sql } from 'kysely';

const away = (kinds: string) =>
  sql.raw(`
    ALTER TABLE profiles DROP CONSTRAINT profiles_away_check,
      ADD CONSTRAINT profiles_away_check CHECK (away IN (${kinds}));
    ALTER TABLE absences DROP CONSTRAINT absences_kind_check,
      ADD CONSTRAINT absences_kind_check CHECK (kind IN (${kinds}));`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await away(`'paused', 'closed', 'quiet'`).execute(db);
  await sql`
    ALTER TABLE users ADD COLUMN last_visit_day date,
      -- the day of a sign of life that was no visit
      ADD COLUMN heard_on date;
    UPDATE users SET last_visit_day = (
      SELECT (max(seen_at) AT TIME ZONE 'Asia/Kolkata')::date FROM sessions WHERE sessions.user_id = users.id);
    UPDATE users SET heard_on = greatest(
        (created_at AT TIME ZONE 'Asia/Kolkata')::date, (now() AT TIME ZONE 'Asia/Kolkata')::date - 30)
     WHERE last_visit_day IS NULL;

    -- whoever was asked and gave no sign of life since
    CREATE TABLE askings (
      user_id uuid PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
      id uuid NOT NULL UNIQUE,
      -- the last sign of life before
      heard_on date NOT NULL,
      asked_at timestamptz NOT NULL,
      by_mail boolean NOT NULL,
      push_id uuid,
      -- null while nobody could be told
      hides_on date,
      hidden_at timestamptz,
      back_at timestamptz,
      call_why text CHECK (call_why IN ('never', 'unreached', 'found')),
      call_since timestamptz,
      called_at timestamptz,
      calls integer NOT NULL DEFAULT 0,
      CHECK ((call_why IS NULL) = (call_since IS NULL))
    );
    CREATE INDEX askings_hides_on ON askings (hides_on) WHERE hidden_at IS NULL;
    CREATE INDEX askings_call_since ON askings (call_since) WHERE call_since IS NOT NULL;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE askings;
    ALTER TABLE users DROP COLUMN heard_on, DROP COLUMN last_visit_day;
    DELETE FROM absences WHERE kind = 'quiet';
    UPDATE profiles SET away = NULL WHERE away = 'quiet';
  `.execute(db);
  await away(`'paused', 'closed'`).execute(db);
}
