import { inIndia } from '@mala/contract/india-time.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema/database.ts';

const DAY = 86_400_000;
/** Mails are made from 7 o'clock on, notifications from 8. */
const MORNING = 9 * 3_600_000;

/**
 * Sets the clock of a site, which is its database's, on to the next 9 o'clock in India, whenever the benchmark runs: the product
 * makes mails and notifications by day. The queue, on connections of its own, keeps the true time. To be called before a server starts; returns the time.
 */
export async function setMorning(db: Kysely<Database>): Promise<Date> {
  const now = new Date();
  const ahead = (MORNING - (inIndia(now).getTime() % DAY) + DAY) % DAY;
  await sql`
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql
      RETURN pg_catalog.clock_timestamp()
        + CASE current_setting('application_name') WHEN 'mala' THEN ${sql.lit(`${ahead} ms`)} ELSE '0' END::interval`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  // a name is looked up in pg_catalog first unless it is listed
  await sql`ALTER DATABASE ${sql.ref(rows[0]?.name ?? '')} SET search_path = public, pg_catalog`.execute(
    db,
  );
  return new Date(now.getTime() + ahead);
}
