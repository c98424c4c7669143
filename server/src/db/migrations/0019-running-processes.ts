// Why: processes that serve one site must agree on what they share. Each says here that it runs, and with what.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- written every few seconds, and worth nothing after a crash
    CREATE UNLOGGED TABLE running_processes (
      id uuid PRIMARY KEY,
      machine text NOT NULL,
      settings jsonb NOT NULL,
      low_disks jsonb NOT NULL,
      seen_at timestamptz NOT NULL
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE running_processes`.execute(db);
}
