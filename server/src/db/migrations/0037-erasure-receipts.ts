// Why: who asks for the erasure of an account gets a dated receipt. It outlives the account, so it has nothing of the person but the
// member id, and no foreign key leads to the account.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE erasure_receipts (
      account_id uuid PRIMARY KEY,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      receipt_year smallint NOT NULL,
      receipt_number integer NOT NULL CHECK (receipt_number > 0),
      mid text,
      asked_by text NOT NULL CHECK (asked_by IN ('telephone', 'whatsapp', 'email', 'letter', 'visit')),
      asked_on text NOT NULL,
      erased_at timestamptz NOT NULL,
      erased_by uuid REFERENCES users ON DELETE SET NULL,
      erased_by_name text NOT NULL,
      goes jsonb NOT NULL,
      stays jsonb NOT NULL,
      UNIQUE (domain, receipt_year, receipt_number)
    );
    CREATE INDEX erasure_receipts_erased_by ON erasure_receipts (erased_by);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE erasure_receipts`.execute(db);
}
