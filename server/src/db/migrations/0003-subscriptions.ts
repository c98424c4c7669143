// Why: contact is paid for; what was paid, what it bought and what was unlocked must be countable for good.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE packages (
      code text PRIMARY KEY,
      price integer NOT NULL CHECK (price >= 0),
      profiles integer NOT NULL CHECK (profiles > 0),
      days integer NOT NULL CHECK (days > 0)
    );
    INSERT INTO packages (code, price, profiles, days) VALUES
      ('silver', 599, 30, 90), ('gold', 1500, 80, 180), ('diamond', 2700, 200, 365);

    CREATE TABLE subscriptions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      package text NOT NULL REFERENCES packages,
      total_download integer NOT NULL,
      current_download integer NOT NULL DEFAULT 0,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
      CHECK (current_download BETWEEN 0 AND total_download)
    );
    CREATE INDEX subscriptions_user_id ON subscriptions (user_id, ends_at DESC);

    CREATE TABLE payments (
      id uuid PRIMARY KEY,
      subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
      package text NOT NULL REFERENCES packages,
      reference text NOT NULL UNIQUE,
      amount integer NOT NULL CHECK (amount >= 0),
      activated_by uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX payments_subscription_id ON payments (subscription_id);

    CREATE TABLE downloads (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
      viewed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, profile_id)
    );
    CREATE INDEX downloads_viewed_at ON downloads (user_id, viewed_at DESC, profile_id);
    CREATE INDEX downloads_profile_id ON downloads (profile_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE downloads, payments, subscriptions, packages`.execute(db);
}
