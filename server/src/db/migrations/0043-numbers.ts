// Why: the office sees how the site does by day (decision 084). What an account has reached, how long a profile waited and what was
// counted outlive the account, without the person.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await counts(db);
  await waits(db);
  await journeys(db);
}

async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE daily_counts (
      day date NOT NULL,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      what text NOT NULL CHECK (what IN ('active', 'searches', 'downloads')),
      count integer NOT NULL CHECK (count >= 0),
      PRIMARY KEY (day, domain, what)
    );
    INSERT INTO daily_counts (day, domain, what, count)
      SELECT (viewed_at AT TIME ZONE 'Asia/Kolkata')::date, users.domain, 'downloads', count(*)
        FROM downloads JOIN users ON users.id = downloads.user_id
       GROUP BY 1, 2;

    -- so that several processes count a member once: marks of a day, which name nobody
    CREATE TABLE active_marks (
      day date NOT NULL,
      mark bigint NOT NULL,
      PRIMARY KEY (day, mark)
    );
  `.execute(db);
}

async function waits(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE review_waits (
      day date NOT NULL,
      domain text NOT NULL,
      seconds integer NOT NULL CHECK (seconds >= 0)
    );
    CREATE INDEX review_waits_day ON review_waits (day, domain, seconds);

    CREATE FUNCTION note_wait() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_waits (day, domain, seconds)
        VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date, NEW.domain,
          greatest(0, extract(epoch FROM now() - OLD.waiting_since))::integer);
      RETURN NULL;
    END $$;
    -- decided about; whoever takes a part back has not been
    CREATE TRIGGER note_wait AFTER UPDATE ON profiles FOR EACH ROW
      WHEN (OLD.waiting_since IS NOT NULL AND NEW.waiting_since IS NULL AND NEW.status IN (200, 500, 501))
      EXECUTE FUNCTION note_wait();
  `.execute(db);
}

/** One row for each account that was ever registered; without its account, it is only counted. */
async function journeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE journeys (
      user_id uuid UNIQUE REFERENCES users ON DELETE SET NULL,
      domain text NOT NULL,
      registered_on date NOT NULL,
      furthest smallint NOT NULL CHECK (furthest BETWEEN 0 AND 6),
      completed_on date,
      approved_on date,
      married_on date,
      married_status smallint
    );

    CREATE FUNCTION note_journey() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
      is_married boolean := NEW.status IN (300, 301);
    BEGIN
      INSERT INTO journeys AS known (user_id, domain, registered_on, furthest, completed_on, approved_on, married_on, married_status)
        VALUES (NEW.user_id, NEW.domain, (NEW.created_at AT TIME ZONE 'Asia/Kolkata')::date,
          CASE WHEN NEW.horoscope IS NOT NULL THEN 6 WHEN NEW.family IS NOT NULL THEN 5 WHEN NEW.photos_done THEN 4
               WHEN NEW.work IS NOT NULL THEN 3 WHEN NEW.personal IS NOT NULL THEN 2 WHEN NEW.basic IS NOT NULL THEN 1
               ELSE 0 END,
          CASE WHEN NEW.complete THEN today END,
          (NEW.approved_at AT TIME ZONE 'Asia/Kolkata')::date,
          CASE WHEN is_married THEN today END,
          CASE WHEN is_married THEN NEW.status END)
        ON CONFLICT (user_id) DO UPDATE SET
          furthest = greatest(known.furthest, excluded.furthest),
          completed_on = coalesce(known.completed_on, excluded.completed_on),
          approved_on = coalesce(known.approved_on, excluded.approved_on),
          -- put back, it was none
          married_on = CASE WHEN is_married THEN coalesce(known.married_on, excluded.married_on) END,
          married_status = excluded.married_status;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_journey AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION note_journey();
    CREATE TRIGGER note_journey_on AFTER UPDATE ON profiles FOR EACH ROW
      WHEN (OLD.status <> NEW.status OR OLD.complete <> NEW.complete OR OLD.photos_done <> NEW.photos_done
        OR num_nulls(OLD.basic, OLD.personal, OLD.work, OLD.family, OLD.horoscope)
          <> num_nulls(NEW.basic, NEW.personal, NEW.work, NEW.family, NEW.horoscope))
      EXECUTE FUNCTION note_journey();

    -- the last save is the nearest to what was not kept
    INSERT INTO journeys
      SELECT user_id, domain, (created_at AT TIME ZONE 'Asia/Kolkata')::date,
        CASE WHEN horoscope IS NOT NULL THEN 6 WHEN family IS NOT NULL THEN 5 WHEN photos_done THEN 4
             WHEN work IS NOT NULL THEN 3 WHEN personal IS NOT NULL THEN 2 WHEN basic IS NOT NULL THEN 1 ELSE 0 END,
        CASE WHEN complete THEN (least(waiting_since, approved_at, updated_at) AT TIME ZONE 'Asia/Kolkata')::date END,
        (approved_at AT TIME ZONE 'Asia/Kolkata')::date,
        CASE WHEN status IN (300, 301) THEN (updated_at AT TIME ZONE 'Asia/Kolkata')::date END,
        CASE WHEN status IN (300, 301) THEN status END
      FROM profiles;

    CREATE INDEX journeys_registered_on ON journeys (registered_on, domain, furthest)
      INCLUDE (completed_on, approved_on);
    CREATE INDEX journeys_completed_on ON journeys (completed_on, domain) WHERE completed_on IS NOT NULL;
    CREATE INDEX journeys_approved_on ON journeys (approved_on, domain) WHERE approved_on IS NOT NULL;
    CREATE INDEX journeys_married_on ON journeys (married_on, domain) WHERE married_on IS NOT NULL;
    CREATE INDEX payments_refunded_at ON payments (refunded_at) WHERE refunded_at IS NOT NULL;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX payments_refunded_at;
    DROP TRIGGER note_journey_on ON profiles;
    DROP TRIGGER note_journey ON profiles;
    DROP FUNCTION note_journey();
    DROP TRIGGER note_wait ON profiles;
    DROP FUNCTION note_wait();
    DROP TABLE journeys, review_waits, active_marks, daily_counts;
  `.execute(db);
}
