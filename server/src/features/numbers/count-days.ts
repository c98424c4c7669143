import { hash } from 'node:crypto';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { isWritten, writeLate } from '../../late-writes.ts';
import { addToDays, type DayCount, type Mark } from './count-queries.ts';
import type { DailyCounts } from './daily-counts.ts';

/** The same for a member in every process on one day, and of no use to find out who it is. */
function markOf(day: string, userId: string): string {
  return hash('sha256', `${day} ${userId}`, 'buffer').readBigInt64BE().toString();
}

const keyOf = ({ day, domain, what }: Omit<DayCount, 'count'>) => `${day} ${domain} ${what}`;

/** Counts in memory, since a search writes nothing. */
export function createDailyCounts({
  db,
  optionalWrite,
  now,
}: Pick<Context, 'db' | 'optionalWrite' | 'now'>): DailyCounts {
  let counts = new Map<string, DayCount>();
  let marks: Mark[] = [];
  let seen = new Set<string>();
  let seenOn = '';

  function add({ count, ...of }: DayCount): void {
    const known = counts.get(keyOf(of));
    counts.set(keyOf(of), { ...of, count: (known?.count ?? 0) + count });
  }

  async function writeBatch(): Promise<void> {
    if (counts.size === 0 && marks.length === 0) return;
    const batch = { counts: [...counts.values()], marks };
    counts = new Map();
    marks = [];
    if (await isWritten(optionalWrite, () => addToDays(db, batch))) return;
    for (const one of batch.counts) add(one);
    marks = [...batch.marks, ...marks];
  }

  return {
    count: (what, domain) => add({ day: dayInIndia(now()), domain, what, count: 1 }),
    saw: ({ user_id, domain }: { user_id: string; domain: Domain }) => {
      const day = dayInIndia(now());
      if (seenOn !== day) {
        seen = new Set();
        seenOn = day;
      }
      if (seen.has(user_id)) return;
      seen.add(user_id);
      marks.push({ day, domain, mark: markOf(day, user_id) });
    },
    ...writeLate(writeBatch),
  };
}
