// Why: made-up people must never stand beside real families. The first account decides what a database holds,
// for good, and PostgreSQL itself refuses the other kind from then on.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE instance (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      made_up boolean NOT NULL
    );
    INSERT INTO instance (made_up) SELECT DISTINCT made_up FROM users;

    CREATE FUNCTION keep_made_up_apart() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO instance (made_up) VALUES (NEW.made_up) ON CONFLICT DO NOTHING;
      IF NEW.made_up <> (SELECT made_up FROM instance) THEN
        RAISE EXCEPTION 'made-up and real people may not share a database' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER keep_made_up_apart BEFORE INSERT OR UPDATE OF made_up ON users
      FOR EACH ROW EXECUTE FUNCTION keep_made_up_apart();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER keep_made_up_apart ON users;
    DROP FUNCTION keep_made_up_apart();
    DROP TABLE instance;
  `.execute(db);
}
