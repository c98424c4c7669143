// Why: a member reads as many lists and profiles as a family needs, not a whole site; who is fast is noted for the office.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- written with each list: unlogged, so that no list waits for the disk; a crash starts the counts again
    CREATE UNLOGGED TABLE list_budgets (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      since timestamptz NOT NULL,
      lists integer NOT NULL,
      burst_since timestamptz NOT NULL,
      burst integer NOT NULL
    ) WITH (fillfactor = 50);
    -- the cards of a day as numbers made from their ids, beside the lists because the array is long
    CREATE UNLOGGED TABLE card_budgets (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      day date NOT NULL,
      cards integer[] NOT NULL,
      burst_since timestamptz NOT NULL,
      burst integer NOT NULL
    );
    ALTER TABLE profile_opens ADD COLUMN opened_at timestamptz NOT NULL DEFAULT now();
    CREATE TABLE heavy_readers (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      day date NOT NULL,
      kind text NOT NULL CHECK (kind IN ('lists', 'cards', 'opens')),
      noted_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, day, kind)
    );
    CREATE INDEX heavy_readers_noted_at ON heavy_readers (noted_at DESC, user_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE heavy_readers, card_budgets, list_budgets;
    ALTER TABLE profile_opens DROP COLUMN opened_at;
  `.execute(db);
}
