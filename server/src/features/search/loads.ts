import type { Group } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { groupName } from './version-queries.ts';

/** After a reading that failed, the database is left alone. */
const PAUSE_MS = 5000;

/** Readings and changes of indexes that no search has, one after the other. */
export function createLoads({ log, isOver }: Pick<Context, 'log'> & { isOver: () => boolean }) {
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  // by a clock that is never set
  let pausedUntil = Number.NEGATIVE_INFINITY;

  return {
    /** Works on the index of a group once the others are done, unless that is being done. */
    later(group: Group, work: () => Promise<void>): void {
      const key = groupName(group);
      if (isOver() || waiting.has(key) || performance.now() < pausedUntil) return;
      waiting.add(key);
      last = last
        .then(() => (isOver() ? undefined : work()))
        .catch((err: unknown) => {
          if (isOver()) return;
          pausedUntil = performance.now() + PAUSE_MS;
          log.error({ err }, 'the profiles of a group cannot be read: searches ask the database');
        })
        .finally(() => waiting.delete(key));
    },
    /** Waits until all that is to be done by now is. */
    done: (): Promise<void> => last,
  };
}
