// npm run correct-times -- FROM
import * as z from 'zod/mini';
import { besideSite, printResult } from '../command.ts';
import { startClock } from '../db/clock.ts';
import { TOLERANCE_MS } from '../db/times-ahead.ts';
import { correctTimes } from '../features.ts';
import { createLog } from '../log.ts';

const MINUTE_MS = 60_000;
const day = z.iso.date();
// with seconds, and without
const times = [{ offset: true }, { offset: true, precision: -1 }];
const time = z.union(times.map((form) => z.iso.datetime(form)));

/** `2027-01-08T09:30:00+05:30`, or a day, from its beginning in India. @throws with a line for people */
function readTime(given: readonly string[]): Date {
  const [text = ''] = given.length === 1 ? given : [];
  if (time.safeParse(text).success) return new Date(text);
  if (day.safeParse(text).success) return new Date(`${text}T00:00:00+05:30`);
  throw new Error(
    'npm run correct-times -- FROM needs the time from which the clock was wrong, by that clock, such as 2027-01-08T09:30:00+05:30',
  );
}

/** Sets what a clock that ran ahead noted to the present. @throws with a line for people */
await printResult(async (given) => {
  const from = readTime(given);
  await besideSite(async (db) => {
    const clock = await startClock(db, createLog());
    clock.stop();
    const now = clock.now();
    if (Math.abs(Date.now() - now.getTime()) > TOLERANCE_MS)
      throw new Error(
        `the clocks of this machine and of the database differ: set them right first. The database's says ${now.toISOString()}`,
      );
    if (from.getTime() <= now.getTime() + TOLERANCE_MS)
      throw new Error(
        `that time is not ahead: the database's clock says ${now.toISOString()}. If that is wrong, set it right first. If the wrong clock began before that, give ${new Date(now.getTime() + 5 * MINUTE_MS).toISOString()}`,
      );
    await correctTimes(db, { from, now });
  });
  return [`Set to the present: what was noted as of ${from.toISOString()} or later`];
});
