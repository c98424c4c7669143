// Why: a profile that changed while it could be found was noted twice, as gone and as there, by statements that PostgreSQL planned anew
// in each transaction: a fifth of the work of an approval. Within its group it is noted once, by a statement whose plan is kept.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION note_search_change(changed profiles) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      WITH moved AS (
        INSERT INTO search_versions (domain, gender) VALUES (changed.domain, changed.gender)
          ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
          RETURNING version
      )
      INSERT INTO search_changes (domain, gender, profile_id, version)
        SELECT changed.domain, changed.gender, changed.user_id, moved.version FROM moved
        ON CONFLICT (domain, gender, profile_id) DO UPDATE SET version = excluded.version;
    END $$`.execute(db);
  await sql`CREATE OR REPLACE FUNCTION profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      was_found boolean := TG_OP <> 'INSERT' AND OLD.status = 200;
      is_found boolean := TG_OP <> 'DELETE' AND NEW.status = 200;
    BEGIN
      IF was_found AND is_found AND (OLD.user_id, OLD.domain, OLD.gender) = (NEW.user_id, NEW.domain, NEW.gender) THEN
        was_found := false;
      END IF;
      IF was_found THEN PERFORM note_search_change(OLD); END IF;
      IF is_found THEN PERFORM note_search_change(NEW); END IF;
      RETURN NULL;
    END $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 200 THEN PERFORM note_search_change(OLD); END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 200 THEN PERFORM note_search_change(NEW); END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`DROP FUNCTION note_search_change(profiles)`.execute(db);
  await sql`CREATE FUNCTION note_search_change(profiles) RETURNS void LANGUAGE sql AS $$
      WITH moved AS (
        INSERT INTO search_versions (domain, gender) VALUES ($1.domain, $1.gender)
          ON CONFLICT (domain, gender) DO UPDATE SET version = search_versions.version + 1
          RETURNING version
      )
      INSERT INTO search_changes (domain, gender, profile_id, version)
        SELECT $1.domain, $1.gender, $1.user_id, version FROM moved
        ON CONFLICT (domain, gender, profile_id) DO UPDATE SET version = excluded.version
    $$`.execute(db);
}
