// Why: the office corrects a profile, and its member may object to that; a profile can be paused, and an account closed before it is
// erased. Neither changes the status of the specification, so both stand beside it.
import { type Kysely, sql } from 'kysely';

/** Closed profiles wait for nobody; `but` is what else keeps them out. */
const noteWaiting = (but: string) =>
  sql.raw(`CREATE OR REPLACE FUNCTION note_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.status IN (0, 10) AND NEW.photos_done${but}
         AND num_nulls(NEW.basic, NEW.personal, NEW.work, NEW.family, NEW.horoscope) = 0 THEN
        NEW.waiting_since := coalesce(NEW.waiting_since, now());
      ELSE
        NEW.waiting_since := NULL;
      END IF;
      RETURN NEW;
    END $$`);

/** What a search reads, of whom it may find. */
const searchIndex = (found: string) =>
  sql.raw(`CREATE INDEX profiles_search ON profiles (domain, gender, approved_at DESC, user_id DESC)
    INCLUDE (date_of_birth, community, state, education, annual_income, marital_status, birth_star) WHERE ${found}`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE profiles ADD COLUMN away text CHECK (away IN ('paused', 'closed'));

    -- why a profile is away; a paused one may be closed besides, and is paused again when it is reopened
    CREATE TABLE absences (
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('paused', 'closed')),
      since timestamptz NOT NULL,
      by_office boolean NOT NULL,
      actor_id uuid REFERENCES users ON DELETE SET NULL,
      reason text CHECK (reason IS NOT NULL OR NOT by_office),
      -- when the member was told that the erasure is near
      warned_at timestamptz,
      PRIMARY KEY (profile_id, kind)
    );
    CREATE INDEX absences_closed ON absences (since) WHERE kind = 'closed';
    CREATE INDEX absences_actor_id ON absences (actor_id);

    CREATE TABLE corrections (
      id uuid PRIMARY KEY,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      section text NOT NULL CHECK (section IN ('basic', 'personal', 'work', 'family', 'horoscope')),
      -- the changed fields, as the section stores them
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      reason text NOT NULL,
      corrected_at timestamptz NOT NULL,
      corrected_by uuid REFERENCES users ON DELETE SET NULL,
      objection text,
      objected_at timestamptz,
      answer text CHECK (answer IN ('kept', 'restored')),
      answer_reason text,
      answered_at timestamptz,
      CHECK ((objection IS NULL) = (objected_at IS NULL)),
      CHECK (num_nulls(answer, answer_reason, answered_at) IN (0, 3)),
      CHECK (answer IS NULL OR objection IS NOT NULL)
    );
    CREATE INDEX corrections_profile_id ON corrections (profile_id, corrected_at DESC);
    CREATE INDEX corrections_corrected_by ON corrections (corrected_by);
    CREATE INDEX corrections_waiting ON corrections (objected_at) WHERE objection IS NOT NULL AND answer IS NULL;

    -- the erasure of an account that was closed
    ALTER TABLE erasure_receipts DROP CONSTRAINT erasure_receipts_asked_by_check,
      ADD CONSTRAINT erasure_receipts_asked_by_check
        CHECK (asked_by IN ('telephone', 'whatsapp', 'email', 'letter', 'visit', 'closing'));
    DROP INDEX profiles_search;
  `.execute(db);
  await searchIndex('status = 200 AND away IS NULL').execute(db);
  await noteWaiting(` AND NEW.away IS DISTINCT FROM 'closed'`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await noteWaiting('').execute(db);
  await sql`
    ALTER TABLE erasure_receipts DROP CONSTRAINT erasure_receipts_asked_by_check;
    UPDATE erasure_receipts SET asked_by = 'letter' WHERE asked_by = 'closing';
    ALTER TABLE erasure_receipts ADD CONSTRAINT erasure_receipts_asked_by_check
      CHECK (asked_by IN ('telephone', 'whatsapp', 'email', 'letter', 'visit'));
    DROP TABLE corrections;
    DROP TABLE absences;
    DROP INDEX profiles_search;
    ALTER TABLE profiles DROP COLUMN away;
  `.execute(db);
  await searchIndex('status = 200').execute(db);
}
