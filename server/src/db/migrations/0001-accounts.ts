// Why: people sign up, sign in on several devices, and agree to terms whose version counts later.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id uuid PRIMARY KEY,
      domain text NOT NULL,
      mobile_no text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      user_name text NOT NULL,
      role text NOT NULL DEFAULT 'MEMBER' CHECK (role IN ('MEMBER', 'ADMIN')),
      made_up boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX users_created_at ON users (created_at DESC, id DESC);

    CREATE TABLE sessions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      user_agent text,
      created_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz
    );
    CREATE INDEX sessions_user_id ON sessions (user_id);

    CREATE TABLE agreements (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      version text NOT NULL,
      address text NOT NULL,
      agreed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX agreements_user_id ON agreements (user_id);

    -- counted by rate-limiter-flexible, which fixes these columns
    CREATE TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE rate_limits, agreements, sessions, users`.execute(db);
}
