// Why: owners set by community what variables set for the whole site before. Each saved value stays, so that it can be put
// back; the newest counts. What a member told of a payment keeps what the package was then, as its amount already does.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE site_settings (
      id uuid PRIMARY KEY,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      name text NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      contents jsonb,
      reason text,
      changed_at timestamptz NOT NULL,
      changed_by uuid REFERENCES users ON DELETE SET NULL,
      changed_by_name text NOT NULL,
      UNIQUE (domain, name, version)
    );
    CREATE INDEX site_settings_changed_by ON site_settings (changed_by);

    ALTER TABLE payment_claims ADD COLUMN profiles integer, ADD COLUMN days integer;
    UPDATE payment_claims SET profiles = packages.profiles, days = packages.days
      FROM packages WHERE packages.code = payment_claims.package;
    ALTER TABLE payment_claims
      ALTER COLUMN profiles SET NOT NULL, ALTER COLUMN days SET NOT NULL,
      ADD CHECK (profiles > 0), ADD CHECK (days > 0);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payment_claims DROP COLUMN profiles, DROP COLUMN days;
    DROP TABLE site_settings;
  `.execute(db);
}
