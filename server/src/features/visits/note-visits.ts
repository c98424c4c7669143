import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { storeVisits } from './queries.ts';
import type { Visits } from './visits.ts';

/** Milliseconds after which what was noted is written: so much a killed process loses. */
const WRITTEN_EVERY_MS = 5000;
/** Of a member who goes on, so often. */
const NOTED_EVERY_MS = 300_000;

/** Notes in memory, since a call that reads writes nothing. Whatever the database says, nobody's call fails for it. */
export function createVisits({
  db,
  optionalWrite,
  now,
}: Pick<Context, 'db' | 'optionalWrite' | 'now'>): Visits {
  const noted = new LRUCache<string, number>({ max: 100_000 });
  let waiting = new Map<string, Date>();
  let writing = Promise.resolve();

  async function writeBatch(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    const kept = await optionalWrite(() => storeVisits(db, batch).then(() => true)).catch(
      () => null,
    );
    if (!kept) waiting = new Map([...batch, ...waiting]);
  }

  // one after the other, so that one batch never meets itself
  const write = () => {
    writing = writing.then(writeBatch);
    return writing;
  };
  const timer = setInterval(write, WRITTEN_EVERY_MS).unref();

  return {
    saw: ({ user_id }) => {
      const at = now();
      const last = noted.get(user_id);
      // a clock that stepped back notes again
      if (last !== undefined && Math.abs(at.getTime() - last) < NOTED_EVERY_MS) return;
      noted.set(user_id, at.getTime());
      waiting.set(user_id, at);
    },
    write,
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}
