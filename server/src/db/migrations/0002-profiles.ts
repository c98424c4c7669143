// Why: a profile is what its fields declare (contract/src/profiles), so a section is one document; what is
// searched or sorted is derived from it by PostgreSQL, so that the two cannot disagree.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE SEQUENCE mid_numbers START 100001 MAXVALUE 999999;

    -- a cast from text to date depends on settings, so a derived column may not use it
    CREATE FUNCTION iso_date(text) RETURNS date
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN make_date(substr($1, 1, 4)::integer, substr($1, 6, 2)::integer, substr($1, 9, 2)::integer);

    CREATE TABLE profiles (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      domain text NOT NULL,
      mid text UNIQUE CHECK (mid ~ '^M[MF][0-9]{6}$'),
      status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 10, 200, 300, 301, 500, 501)),
      status_reason text,
      approved_at timestamptz,
      featured boolean NOT NULL DEFAULT false CHECK (NOT featured OR status = 200),
      basic jsonb,
      personal jsonb,
      work jsonb,
      family jsonb,
      horoscope jsonb,
      photos_done boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      complete boolean NOT NULL GENERATED ALWAYS AS (
        basic IS NOT NULL AND personal IS NOT NULL AND work IS NOT NULL
        AND family IS NOT NULL AND horoscope IS NOT NULL AND photos_done
      ) STORED,
      name text GENERATED ALWAYS AS (basic ->> 'name') STORED,
      gender text GENERATED ALWAYS AS (basic ->> 'gender') STORED,
      date_of_birth date GENERATED ALWAYS AS (iso_date(basic ->> 'date_of_birth')) STORED,
      community text GENERATED ALWAYS AS (basic ->> 'community') STORED,
      state text GENERATED ALWAYS AS (basic ->> 'state') STORED,
      education text GENERATED ALWAYS AS (work ->> 'education') STORED,
      annual_income text GENERATED ALWAYS AS (work ->> 'annual_income') STORED,
      marital_status text GENERATED ALWAYS AS (personal ->> 'marital_status') STORED,
      birth_star text GENERATED ALWAYS AS (horoscope ->> 'birth_star') STORED,
      CHECK (status <> 200 OR (complete AND approved_at IS NOT NULL AND mid IS NOT NULL))
    );
    CREATE INDEX profiles_created_at ON profiles (domain, created_at DESC, user_id DESC);

    CREATE TABLE photos (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      position integer NOT NULL DEFAULT 0,
      caption text,
      width integer NOT NULL,
      height integer NOT NULL,
      preview text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX photos_profile_id ON photos (profile_id, position, id);

    CREATE TABLE attachments (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      name text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('png', 'jpeg', 'gif', 'pdf', 'doc', 'docx')),
      bytes integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX attachments_profile_id ON attachments (profile_id, id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE attachments, photos, profiles;
    DROP FUNCTION iso_date(text);
    DROP SEQUENCE mid_numbers;
  `.execute(db);
}
