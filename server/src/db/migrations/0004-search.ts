// Why: members look for a match among tens of thousands of profiles, keep the ones they like, and must not
// harvest the rest.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- serves each site and gender alone, in the order of the results; the included columns let PostgreSQL
    -- test every filter without touching the table
    CREATE INDEX profiles_search ON profiles (domain, gender, approved_at DESC, user_id DESC)
      INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star)
      WHERE status = 200;

    CREATE TABLE shortlists (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, profile_id)
    );
    CREATE INDEX shortlists_profile_id ON shortlists (profile_id);

    CREATE TABLE profile_opens (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      day date NOT NULL,
      PRIMARY KEY (user_id, day, profile_id)
    );
    CREATE INDEX profile_opens_profile_id ON profile_opens (profile_id);

    CREATE TABLE search_versions (
      domain text NOT NULL,
      gender text NOT NULL,
      version bigint NOT NULL DEFAULT 1,
      PRIMARY KEY (domain, gender)
    );

    CREATE FUNCTION move_search_version(profiles) RETURNS void LANGUAGE sql AS $$
      INSERT INTO search_versions (domain, gender) VALUES ($1.domain, $1.gender)
        ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
    $$;

    CREATE FUNCTION profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 200 THEN PERFORM move_search_version(OLD); END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 200 THEN PERFORM move_search_version(NEW); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER profile_changed AFTER INSERT OR UPDATE OR DELETE ON profiles
      FOR EACH ROW EXECUTE FUNCTION profile_changed();

    CREATE FUNCTION photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM move_search_version(profiles) FROM profiles
        WHERE user_id = coalesce(NEW.profile_id, OLD.profile_id) AND status = 200;
      RETURN NULL;
    END $$;
    CREATE TRIGGER photo_changed AFTER INSERT OR UPDATE OR DELETE ON photos
      FOR EACH ROW EXECUTE FUNCTION photo_changed();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER photo_changed ON photos;
    DROP TRIGGER profile_changed ON profiles;
    DROP FUNCTION photo_changed();
    DROP FUNCTION profile_changed();
    DROP FUNCTION move_search_version(profiles);
    DROP TABLE search_versions, profile_opens, shortlists;
    DROP INDEX profiles_search;
  `.execute(db);
}
