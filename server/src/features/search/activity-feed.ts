import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { readActivity } from './activity-queries.ts';
import type { ProfileIndex } from './profile-index.ts';

/** Days need not be exact to the minute, and a day's activity of all members is no change of theirs that a search reads. */
const READ_EVERY_MS = 60_000;
/** More would hold up other calls. */
const AT_ONCE = 500;

interface Fed {
  at: number;
  told: string | null;
}

/**
 * Tells indexes on which day members were last active, each at most once a minute. An index has the days of when it was read, so
 * it is told of what came later.
 */
export function createActivityFeed(db: Kysely<Database>, now: () => Date) {
  const fed = new WeakMap<ProfileIndex, Fed>();

  return async (profiles: ProfileIndex): Promise<void> => {
    const at = now().getTime();
    const last = fed.get(profiles);
    if (last && at >= last.at && at - last.at < READ_EVERY_MS) return;
    const told = last?.told ?? profiles.activeSince ?? null;
    // whoever searches meanwhile does not wait
    fed.set(profiles, { at, told });
    try {
      let readAt = told;
      for await (const read of readActivity(db, told, profiles.age)) {
        for (let first = 0; first < read.rows.length; first += AT_ONCE) {
          await profiles.wereActive(read.rows.slice(first, first + AT_ONCE));
          await nextTurn();
        }
        readAt = read.told;
      }
      fed.set(profiles, { at, told: readAt });
    } catch (error) {
      fed.set(profiles, { at: Number.NEGATIVE_INFINITY, told });
      throw error;
    }
  };
}
