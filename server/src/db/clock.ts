import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** The database's time, known without asking for it each time. */
export interface Clock {
  now: () => Date;
  stop: () => void;
}

/** Milliseconds between two measurements. */
const INTERVAL_MS = 30_000;

/** Seconds that a machine's own clock may differ before the log says so. */
const NOTED_SECONDS = 2;

/**
 * The clock of the database, which all processes of a site share: read at the start and every 30 seconds, and counted
 * on by a timer that neither a wrong clock of this machine nor a correction of it touches. Exact to half a round trip.
 * @throws if the database does not answer
 */
export async function startClock(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Clock> {
  let ahead = await measure(db);
  const currentTime = () => ahead + performance.now();
  const seconds = Math.round((Date.now() - currentTime()) / 1000);
  if (Math.abs(seconds) > NOTED_SECONDS)
    log.warn({ seconds }, 'the clock of this machine differs from that of the database');
  const timer = setInterval(() => {
    measure(db).then(
      (measured) => {
        ahead = measured;
      },
      () => {},
    );
  }, INTERVAL_MS);
  timer.unref();
  return { now: () => new Date(currentTime()), stop: () => clearInterval(timer) };
}

/** The database's milliseconds since 1970 at the zero of performance.now(). */
async function measure(db: Kysely<Database>): Promise<number> {
  const before = performance.now();
  const { rows } = await sql<{ at: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  const middle = (before + performance.now()) / 2;
  return Number(rows[0]?.at) - middle;
}
