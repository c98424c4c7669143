// Why: members may have their device tell them what is new (decision 113). A browser that was signed out is deleted, and a restored
// backup must not tell it again.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE push_subscriptions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      -- null when the session was forgotten, which ends no sign-in
      session_id uuid REFERENCES sessions ON DELETE SET NULL,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      -- the public key of the site that it was made for: no other reaches it
      site_key text NOT NULL,
      language text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX push_subscriptions_user_id ON push_subscriptions (user_id, created_at);
    CREATE INDEX push_subscriptions_session_id ON push_subscriptions (session_id);
    CREATE TRIGGER note_erasure AFTER DELETE ON push_subscriptions
      FOR EACH ROW EXECUTE FUNCTION note_erasure('id');

    CREATE TABLE push_refusals (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      PRIMARY KEY (user_id, kind)
    );

    CREATE TABLE push_messages (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      facts jsonb NOT NULL,
      once text UNIQUE,
      queued_at timestamptz NOT NULL,
      -- when a push service took it for the first of the devices
      taken_at timestamptz
    );
    CREATE INDEX push_messages_user_id ON push_messages (user_id);
    CREATE INDEX push_messages_queued_at ON push_messages (queued_at);

    -- whichever way a session ends
    CREATE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM push_subscriptions WHERE session_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER end_push AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
      WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_push();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER end_push ON sessions;
    DROP FUNCTION end_push;
    DROP TABLE push_messages, push_refusals, push_subscriptions;
    DELETE FROM erasures WHERE table_name = 'push_subscriptions';
  `.execute(db);
}
