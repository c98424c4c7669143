import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { isWritten, writeLate } from '../../late-writes.ts';
import { storeVisitDay } from '../auth/index.ts';
import type { VisitDays } from './quiet.ts';

/** Notes in memory who is here, each member once a day. */
export function createVisitDays({
  db,
  optionalWrite,
  now,
}: Pick<Context, 'db' | 'optionalWrite' | 'now'>): VisitDays {
  let day = '';
  let seen = new Set<string>();
  let waiting = new Map<string, string[]>();

  async function writeBatch(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    for (const [on, ids] of batch) {
      if (!(await isWritten(optionalWrite, () => storeVisitDay(db, on, ids))))
        waiting.set(on, [...ids, ...(waiting.get(on) ?? [])]);
    }
  }

  return {
    saw(userId) {
      const today = dayInIndia(now());
      if (day !== today) seen = new Set();
      day = today;
      if (seen.has(userId)) return;
      seen.add(userId);
      const ids = waiting.get(today) ?? [];
      ids.push(userId);
      waiting.set(today, ids);
    },
    ...writeLate(writeBatch),
  };
}
