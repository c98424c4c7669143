// Why: the home page shows faces whose owners agreed to it, and weddings; what it shows is kept in memory, so
// every process must learn in time that it changed.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE profiles ADD COLUMN home_photo boolean NOT NULL DEFAULT false;
    CREATE INDEX profiles_featured ON profiles (domain, gender, approved_at DESC, user_id DESC) WHERE featured;

    CREATE TABLE marriages (
      id uuid PRIMARY KEY,
      domain text NOT NULL,
      caption text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      preview text NOT NULL,
      created_by uuid REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX marriages_created_at ON marriages (domain, created_at DESC, id DESC);
    CREATE INDEX marriages_created_by ON marriages (created_by);

    -- Moved on in the transaction that changes what the home page of a site shows. The row lock is held to the
    -- commit, so whoever reads version n sees every change up to n.
    CREATE TABLE home_versions (
      domain text PRIMARY KEY,
      version bigint NOT NULL DEFAULT 1
    );

    CREATE FUNCTION note_home_change(text) RETURNS void LANGUAGE sql AS $$
      INSERT INTO home_versions (domain) VALUES ($1)
        ON CONFLICT (domain) DO UPDATE SET version = home_versions.version + 1
    $$;

    -- The names sort before those of the search's triggers, so every transaction locks the versions in one order.
    CREATE FUNCTION home_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.featured THEN PERFORM note_home_change(OLD.domain); END IF;
      IF TG_OP <> 'DELETE' AND NEW.featured THEN PERFORM note_home_change(NEW.domain); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER home_profile_changed AFTER INSERT OR UPDATE OR DELETE ON profiles
      FOR EACH ROW EXECUTE FUNCTION home_profile_changed();

    CREATE FUNCTION home_photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      owner profiles;
    BEGIN
      -- the lock waits for whoever features this profile just now
      SELECT * INTO owner FROM profiles
        WHERE user_id = coalesce(NEW.profile_id, OLD.profile_id) FOR SHARE;
      IF owner.featured THEN PERFORM note_home_change(owner.domain); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER home_photo_changed AFTER INSERT OR UPDATE OR DELETE ON photos
      FOR EACH ROW EXECUTE FUNCTION home_photo_changed();

    CREATE FUNCTION home_marriage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN PERFORM note_home_change(OLD.domain); END IF;
      IF TG_OP <> 'DELETE' THEN PERFORM note_home_change(NEW.domain); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER home_marriage_changed AFTER INSERT OR UPDATE OR DELETE ON marriages
      FOR EACH ROW EXECUTE FUNCTION home_marriage_changed();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE marriages;
    DROP TRIGGER home_photo_changed ON photos;
    DROP TRIGGER home_profile_changed ON profiles;
    DROP FUNCTION home_marriage_changed();
    DROP FUNCTION home_photo_changed();
    DROP FUNCTION home_profile_changed();
    DROP FUNCTION note_home_change(text);
    DROP TABLE home_versions;
    DROP INDEX profiles_featured;
    ALTER TABLE profiles DROP COLUMN home_photo;
  `.execute(db);
}
