// Why: whoever works in the office proves at each sign-in that it is they who know the password: by an authenticator app, a
// passkey or a recovery code. What was removed or used must not come back with an older backup (migration 0020).
import { type Kysely, sql } from 'kysely';

/** Their deleted rows must not come back. */
const ERASED = ['authenticator_apps', 'recovery_codes', 'passkeys'];

/** Each call of whoever has one looks for it (migration 0026). */
const FACTORS = ['authenticator_apps', 'passkeys'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE authenticator_apps (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      last_step integer NOT NULL,
      added_at timestamptz NOT NULL
    );
    CREATE TABLE recovery_codes (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash text NOT NULL,
      UNIQUE (user_id, code_hash)
    );
    CREATE TABLE passkeys (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      host text NOT NULL,
      credential_id text NOT NULL UNIQUE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      added_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX passkeys_user_id ON passkeys (user_id);
    -- worth nothing after five minutes, and after a crash one signs in again
    CREATE UNLOGGED TABLE factor_tickets (
      ticket_hash text PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('sign-in', 'confirm', 'add-passkey')),
      keep_signed_in boolean NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX factor_tickets_user_id ON factor_tickets (user_id);
    ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
  `.execute(db);
  for (const table of ERASED)
    await sql`
      CREATE TRIGGER note_erasure AFTER DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_erasure('id')`.execute(db);
  for (const table of FACTORS)
    await sql`
      CREATE TRIGGER note_maybe_staff AFTER INSERT ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_maybe_staff()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE authenticator_apps, recovery_codes, passkeys, factor_tickets;
    ALTER TABLE sessions DROP COLUMN proved_at;
  `.execute(db);
}
