// Why: members see what is new since they were here, what they have opened, and no more of whom they do not want; and roughly when
// somebody was last active (decision 108).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- apart from profile_opens, which counts for the budget of a day
    CREATE TABLE seen_profiles (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, profile_id)
    );
    CREATE INDEX seen_profiles_profile_id ON seen_profiles (profile_id);
    INSERT INTO seen_profiles (user_id, profile_id, first_at, last_at)
      SELECT user_id, profile_id, min(opened_at), max(opened_at) FROM profile_opens GROUP BY user_id, profile_id;

    CREATE TABLE hidden_profiles (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      hidden_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, profile_id)
    );
    CREATE INDEX hidden_profiles_profile_id ON hidden_profiles (profile_id);

    -- the times by the site's clock; changed_at, by which a search finds new days, by that of this database
    CREATE TABLE visits (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      seen_at timestamptz NOT NULL,
      before_at timestamptz,
      active_on date NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now(),
      -- a search reads a whole community from the index alone
      PRIMARY KEY (user_id) INCLUDE (active_on)
    ) WITH (fillfactor = 70);
    CREATE INDEX visits_changed_at ON visits (changed_at);
    INSERT INTO visits (user_id, seen_at, active_on)
      SELECT user_id, max(seen_at), (max(seen_at) AT TIME ZONE 'Asia/Kolkata')::date FROM sessions
       WHERE NOT EXISTS (SELECT FROM staff_roles WHERE staff_roles.user_id = sessions.user_id)
       GROUP BY user_id;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE visits, hidden_profiles, seen_profiles`.execute(db);
}
