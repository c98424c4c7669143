// npm run correct-times -- FROM
import { besideSite, printResult } from '../command.ts';
import { startClock } from '../db/clock.ts';
import { TOLERANCE_MS } from '../db/times-ahead.ts';
import { correctTimes } from '../features.ts';
import { createLog } from '../log.ts';

/** `2027-01-08T09:30:00+05:30`, or a day, from its beginning by UTC. @throws with a line for people */
function readTime(text: string | undefined): Date {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(
    text ?? '',
  );
  const time = new Date(isTime ? (text ?? '') : Number.NaN);
  if (Number.isNaN(time.getTime()))
    throw new Error(
      'npm run correct-times -- FROM needs the time from which the clock was wrong, by that clock, such as 2027-01-08T09:30:00+05:30',
    );
  return time;
}

/** Sets what a clock that ran ahead noted to the present. @throws with a line for people */
await printResult(async ([text]) => {
  const from = readTime(text);
  await besideSite(async (db) => {
    const clock = await startClock(db, createLog());
    clock.stop();
    const now = clock.now();
    if (from.getTime() <= now.getTime() + TOLERANCE_MS)
      throw new Error(`that time is not ahead: the database's clock says ${now.toISOString()}`);
    await correctTimes(db, { from, now });
  });
  return [`Set to the present: what was noted as of ${from.toISOString()} or later`];
});
