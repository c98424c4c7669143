import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { isWritten, writeLate } from '../../late-writes.ts';
import { storeVisits } from './queries.ts';
import type { Visits } from './visits.ts';

/** Of a member who goes on, so often. */
const NOTED_EVERY_MS = 300_000;

/** Notes in memory who is here. */
export function createVisits({
  db,
  optionalWrite,
  now,
}: Pick<Context, 'db' | 'optionalWrite' | 'now'>): Visits {
  const noted = new LRUCache<string, number>({ max: 100_000 });
  let waiting = new Map<string, Date>();

  async function writeBatch(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    if (!(await isWritten(optionalWrite, () => storeVisits(db, batch, now()))))
      waiting = new Map([...batch, ...waiting]);
  }

  return {
    saw: ({ user_id }) => {
      const at = now();
      const last = noted.get(user_id);
      // a clock that stepped back notes again
      if (last !== undefined && Math.abs(at.getTime() - last) < NOTED_EVERY_MS) return;
      noted.set(user_id, at.getTime());
      waiting.set(user_id, at);
    },
    ...writeLate(writeBatch),
  };
}
