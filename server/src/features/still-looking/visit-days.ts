import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { storeVisitDay } from '../auth/index.ts';
import type { VisitDays } from './quiet.ts';

/** Milliseconds after which what was noted is written: so much a killed process loses. */
const WRITTEN_EVERY_MS = 5000;

/** Notes in memory, since a call that reads writes nothing; each member once a day. Nobody's call fails for it. */
export function createVisitDays({
  db,
  optionalWrite,
  now,
}: Pick<Context, 'db' | 'optionalWrite' | 'now'>): VisitDays {
  let day = '';
  let seen = new Set<string>();
  let waiting = new Map<string, string[]>();
  let writing = Promise.resolve();

  async function writeBatch(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    for (const [on, ids] of batch) {
      const kept = await optionalWrite(() => storeVisitDay(db, on, ids).then(() => true)).catch(
        () => null,
      );
      if (!kept) waiting.set(on, [...ids, ...(waiting.get(on) ?? [])]);
    }
  }

  // one after the other, so that one batch never meets itself
  const write = () => {
    writing = writing.then(writeBatch);
    return writing;
  };
  const timer = setInterval(write, WRITTEN_EVERY_MS).unref();

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
    write,
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
