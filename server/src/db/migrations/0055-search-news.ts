// Why: devices tell of what is new in saved searches, also to who wants no mail of it (decision 113). A row for each member who has a
// device: it comes with the first, and goes when none is left (features/digest).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_news (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      next_at timestamptz NOT NULL,
      -- who was approved until then was told of, or looked for, before
      since timestamptz NOT NULL
    );
    CREATE INDEX search_news_next_at ON search_news (next_at);

    -- waits for whoever has the row, who may be about to delete it
    CREATE FUNCTION begin_search_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_news (user_id, next_at, since) VALUES (NEW.user_id, NEW.created_at, NEW.created_at)
        ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER begin_search_news AFTER INSERT OR UPDATE OF user_id ON push_subscriptions
      FOR EACH ROW EXECUTE FUNCTION begin_search_news();
    INSERT INTO search_news (user_id, next_at, since)
      SELECT user_id, now(), now() FROM push_subscriptions GROUP BY user_id;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER begin_search_news ON push_subscriptions;
    DROP FUNCTION begin_search_news;
    DROP TABLE search_news;
  `.execute(db);
}
