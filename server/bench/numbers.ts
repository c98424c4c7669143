import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { readNumbers } from '@mala/contract/numbers.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema/database.ts';
import { callsTo } from '../test/calls.ts';
import { makeAdmin } from '../test/factories.ts';
import { percentile } from './load.ts';
import type { Site } from './site.ts';

const DAYS = 730;
const PAYMENTS = 30_000;
const CALLS = 30;

/** What two years leave behind: a journey for each profile, waits, counts of each day, and payments. */
async function fillYears(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`TRUNCATE journeys`.execute(trx);
    await sql`
      WITH begun AS (
        SELECT *, current_date - floor(random() * ${DAYS})::integer AS day FROM profiles
      )
      INSERT INTO journeys
      SELECT user_id, domain, day, CASE WHEN status = 0 THEN floor(random() * 7)::integer ELSE 6 END,
        CASE WHEN status > 0 THEN day + 1 END, CASE WHEN status >= 200 THEN day + 2 END,
        CASE WHEN status IN (300, 301) THEN least(current_date, day + 200) END,
        CASE WHEN status IN (300, 301) THEN status END
        FROM begun`.execute(trx);
    await sql`
      INSERT INTO review_waits
      SELECT approved_on, domain, floor(-ln(1 - random()) * 40000)::integer FROM journeys
       WHERE approved_on <= current_date`.execute(trx);
    await sql`
      INSERT INTO daily_counts
      SELECT day::date, domain, what, floor(random() * 9000)::integer
        FROM generate_series(current_date - ${DAYS}::integer, current_date, '1 day') AS day,
          unnest(${DOMAINS}::text[]) AS domain, unnest(ARRAY['active', 'searches', 'downloads']) AS what
      ON CONFLICT (day, domain, what) DO UPDATE SET count = excluded.count`.execute(trx);
    await sql`
      INSERT INTO payments (id, domain, package, profiles, days, way, reference, reference_key, amount, created_at,
        receipt_year, receipt_number)
      SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'tamilmala' ELSE 'marathimala' END,
        (ARRAY['silver', 'gold', 'diamond'])[1 + n % 3], 30, 90, 'upi', 'BENCH ' || n, 'BENCH' || n, 599,
        now() - random() * ${DAYS} * interval '1 day', 2001, n
        FROM generate_series(1, ${PAYMENTS}::integer) AS n`.execute(trx);
  });
  await sql`VACUUM ANALYZE journeys, review_waits, daily_counts, payments`.execute(db);
}

const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * 86_400_000));

/** How long the figures of usual periods take, one call after the other. */
export async function* measureNumbers(site: Site): AsyncGenerator<string> {
  const { db } = site.ctx;
  await fillYears(db);
  const { token } = await makeAdmin(site.ctx);
  const call = callsTo(site.url);
  const to = daysAgo(0);
  const cases: [name: string, days: number, domain?: Domain][] = [
    ['30 days by day, both communities', 29],
    ['90 days by week, both', 89],
    ['two years by month, both', DAYS - 1],
    ['two years by month, one', DAYS - 1, 'tamilmala'],
  ];
  for (const [name, days, domain] of cases) {
    const query = { from: daysAgo(days), to, ...(domain && { domain }) };
    const times: number[] = [];
    let registered = 0;
    for (let turn = 0; turn < CALLS; turn += 1) {
      const start = performance.now();
      const { status, body } = await call(readNumbers, { token, query });
      if (status !== 200) throw new Error(`the figures were refused: ${status}`);
      times.push(performance.now() - start);
      registered = body.whole.registered;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
    yield `${name.padEnd(34)} p50 ${at(0.5)}   p95 ${at(0.95)}   most ${at(1)}   ${registered.toLocaleString('en')} registered`;
  }
}
