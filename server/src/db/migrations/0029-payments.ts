// Why: payments are a ledger. Each says how it was paid, what it gave and the running number of its receipt, and stays when
// the account goes. The same reference in another spelling is the same payment. Some are taken back.
import { referenceKey } from '@mala/contract/payments/reference.ts';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      ADD COLUMN domain text CHECK (domain IN ('tamilmala', 'marathimala')),
      ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL,
      ADD COLUMN mid text,
      ADD COLUMN way text CHECK (way IN ('upi', 'bank', 'card', 'cash')),
      ADD COLUMN reference_key text,
      ADD COLUMN profiles integer CHECK (profiles >= 0),
      ADD COLUMN days integer CHECK (days >= 0),
      ADD COLUMN receipt_year smallint,
      ADD COLUMN receipt_number integer CHECK (receipt_number > 0),
      ADD COLUMN corrected_at timestamptz,
      ADD COLUMN refunded_at timestamptz,
      ADD COLUMN refunded_by uuid REFERENCES users,
      ADD COLUMN refunded_amount integer CHECK (refunded_amount BETWEEN 0 AND amount),
      ADD COLUMN refund_reason text,
      ADD COLUMN profiles_taken integer CHECK (profiles_taken BETWEEN 0 AND profiles),
      ADD COLUMN days_taken integer CHECK (days_taken BETWEEN 0 AND days),
      ALTER COLUMN subscription_id DROP NOT NULL,
      DROP CONSTRAINT payments_subscription_id_fkey,
      ADD FOREIGN KEY (subscription_id) REFERENCES subscriptions ON DELETE SET NULL,
      DROP CONSTRAINT payments_reference_key;

    UPDATE payments SET domain = u.domain, user_id = u.id, mid = p.mid,
        profiles = k.profiles, days = k.days
      FROM subscriptions s JOIN users u ON u.id = s.user_id LEFT JOIN profiles p USING (user_id), packages k
      WHERE s.id = payments.subscription_id AND k.code = payments.package;

    UPDATE payments SET receipt_year = n.year, receipt_number = n.number FROM (
      SELECT id, year, row_number() OVER (PARTITION BY domain, year ORDER BY created_at, id) AS number
        FROM (SELECT id, domain, created_at,
            -- from April on
            extract(year FROM created_at AT TIME ZONE 'Asia/Kolkata' - interval '3 months') AS year
          FROM payments) AS dated) AS n
      WHERE n.id = payments.id;

    CREATE TABLE receipt_numbers (
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      year smallint NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (domain, year)
    );
    INSERT INTO receipt_numbers
      SELECT domain, receipt_year, max(receipt_number) FROM payments GROUP BY domain, receipt_year;
  `.execute(db);
  await fillKeys(db);
  await sql`
    ALTER TABLE payments
      ALTER COLUMN domain SET NOT NULL,
      ALTER COLUMN reference_key SET NOT NULL,
      ALTER COLUMN profiles SET NOT NULL,
      ALTER COLUMN days SET NOT NULL,
      ALTER COLUMN receipt_year SET NOT NULL,
      ALTER COLUMN receipt_number SET NOT NULL,
      ADD UNIQUE (reference_key),
      ADD UNIQUE (domain, receipt_year, receipt_number),
      ADD CHECK (num_nulls(refunded_at, refunded_by, refunded_amount, refund_reason, profiles_taken, days_taken)
        IN (0, 6));
    CREATE INDEX payments_created_at ON payments (created_at DESC, id DESC);
    CREATE INDEX payments_user_id ON payments (user_id, created_at DESC);
  `.execute(db);
}

/** The earliest of payments that are the same now has the key; the others get one that no reference can have. */
async function fillKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; reference: string }>`
    SELECT id, reference FROM payments ORDER BY created_at, id`.execute(db);
  const taken = new Set<string>();
  for (const { id, reference } of rows) {
    const key = referenceKey(reference);
    await sql`UPDATE payments SET reference_key = ${taken.has(key) ? `${key} #${id}` : key}
      WHERE id = ${id}`.execute(db);
    taken.add(key);
  }
}

/** Payments of accounts that are gone, which had no row before, are lost; a reference is unique by its spelling again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM payments WHERE subscription_id IS NULL;
    DROP TABLE receipt_numbers;
    DROP INDEX payments_created_at, payments_user_id;
    ALTER TABLE payments
      DROP COLUMN domain, DROP COLUMN user_id, DROP COLUMN mid, DROP COLUMN way, DROP COLUMN reference_key,
      DROP COLUMN receipt_year, DROP COLUMN receipt_number, DROP COLUMN corrected_at,
      DROP COLUMN refunded_at, DROP COLUMN refunded_by, DROP COLUMN refunded_amount, DROP COLUMN refund_reason,
      DROP COLUMN profiles_taken, DROP COLUMN days_taken, DROP COLUMN profiles, DROP COLUMN days,
      DROP CONSTRAINT payments_subscription_id_fkey,
      ADD FOREIGN KEY (subscription_id) REFERENCES subscriptions ON DELETE CASCADE,
      ALTER COLUMN subscription_id SET NOT NULL;
    UPDATE payments SET reference = upper(regexp_replace(reference, '\\s', '', 'g'));
    DELETE FROM payments AS later USING payments AS first
      WHERE later.reference = first.reference AND (later.created_at, later.id) > (first.created_at, first.id);
    ALTER TABLE payments ADD CONSTRAINT payments_reference_key UNIQUE (reference);
  `.execute(db);
}
