// Why: members tell the office of a payment on the site, and read there what became of it. A screenshot is a row of its own,
// because it has files and is removed before the claim is.
import { type Kysely, sql } from 'kysely';

/** Deleted rows of both must not come back with a restore. */
const TABLES = ['payment_claims', 'payment_screenshots'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_claims (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
      package text NOT NULL REFERENCES packages,
      amount integer NOT NULL CHECK (amount >= 0),
      way text NOT NULL CHECK (way IN ('upi', 'bank', 'card')),
      reference text NOT NULL,
      reference_key text NOT NULL,
      paid_on text NOT NULL,
      told_at timestamptz NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'activated', 'refused')),
      payment_id uuid REFERENCES payments ON DELETE SET NULL,
      reason text,
      decided_at timestamptz,
      CHECK ((decided_at IS NULL) = (state = 'waiting'))
    );
    CREATE UNIQUE INDEX payment_claims_waiting ON payment_claims (user_id, package) WHERE state = 'waiting';
    CREATE INDEX payment_claims_user_id ON payment_claims (user_id, told_at DESC);
    CREATE INDEX payment_claims_told_at ON payment_claims (told_at, id) WHERE state = 'waiting';
    CREATE TABLE payment_screenshots (
      id uuid PRIMARY KEY,
      claim_id uuid NOT NULL UNIQUE REFERENCES payment_claims ON DELETE CASCADE
    );
  `.execute(db);
  for (const table of TABLES)
    await sql`
      CREATE TRIGGER note_erasure AFTER DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION note_erasure('id')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE payment_screenshots, payment_claims;
    DELETE FROM erasures WHERE table_name IN ('payment_claims', 'payment_screenshots');
  `.execute(db);
}
