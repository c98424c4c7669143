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

    -- What a search finds, a process keeps in memory. Each change moves the version of its site and gender on;
    -- the row lock of that version is held to the commit, so whoever reads version n sees every change up to n.
    CREATE TABLE search_versions (
      domain text NOT NULL,
      gender text NOT NULL,
      version bigint NOT NULL DEFAULT 1,
      PRIMARY KEY (domain, gender)
    );

    -- no reference to profiles: that one is gone must be told too
    CREATE TABLE search_changes (
      domain text NOT NULL,
      gender text NOT NULL,
      profile_id uuid NOT NULL,
      version bigint NOT NULL,
      PRIMARY KEY (domain, gender, profile_id)
    );
    CREATE INDEX search_changes_version ON search_changes (domain, gender, version);

    CREATE FUNCTION note_search_change(profiles) RETURNS void LANGUAGE sql AS $$
      WITH moved AS (
        INSERT INTO search_versions (domain, gender) VALUES ($1.domain, $1.gender)
          ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
          RETURNING version
      )
      INSERT INTO search_changes (domain, gender, profile_id, version)
        SELECT $1.domain, $1.gender, $1.user_id, version FROM moved
        ON CONFLICT (domain, gender, profile_id) DO UPDATE SET version = excluded.version
    $$;

    CREATE FUNCTION profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 200 THEN PERFORM note_search_change(OLD); END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 200 THEN PERFORM note_search_change(NEW); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER profile_changed AFTER INSERT OR UPDATE OR DELETE ON profiles
      FOR EACH ROW EXECUTE FUNCTION profile_changed();

    CREATE FUNCTION photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      owner profiles;
    BEGIN
      -- the lock waits for whoever approves this profile just now
      SELECT * INTO owner FROM profiles
        WHERE user_id = coalesce(NEW.profile_id, OLD.profile_id) FOR SHARE;
      IF owner.status = 200 THEN PERFORM note_search_change(owner); END IF;
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
    DROP FUNCTION note_search_change(profiles);
    DROP TABLE search_changes, search_versions, profile_opens, shortlists;
    DROP INDEX profiles_search;
  `.execute(db);
}
