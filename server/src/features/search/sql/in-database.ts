import type { Kysely } from 'kysely';
import type { Group } from '../../../access/profiles.ts';
import type { Database } from '../../../db/schema/database.ts';
import { AppError } from '../../../errors.ts';
import { createQueue, type RunQueued } from '../../../queue.ts';
import { NO_KIND } from '../../match/index.ts';
import { activeCode } from '../days.ts';
import type { FoundEntry } from '../entry.ts';
import type { Searched } from '../searched.ts';
import { countInSql } from './count-queries.ts';
import { listInSql, readPlaceKey } from './list-queries.ts';
import { kindOfKey } from './place-queries.ts';

/** At a million each takes up to a second of a processor; a start takes some seconds. */
const LIMITS = { atOnce: 2, waiting: 20 } as const;
const RETRY_SECONDS = 5;
/** Of no index: what stands in no row of one is never found again among cards, where nothing would say that it changed. */
const NO_LOAD = -1;

/** Answers searches of groups by plain SQL, few at once. @throws AppError UNAVAILABLE from what it does */
export function createSqlSearch(db: Kysely<Database>): (group: Group) => Searched {
  const queue = createQueue(LIMITS);
  const run: RunQueued = (work) =>
    queue(work).catch((error: unknown) => {
      const isFull = error instanceof AppError && error.appCode === 'TOO_MANY';
      throw isFull ? new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS }) : error;
    });
  return (group) => ({
    async kindOf(userId) {
      const key = await readPlaceKey(db, group, userId);
      return key === null ? NO_KIND : kindOfKey(group.domain, key);
    },
    async list(filters, given, page) {
      const { count, rows } = await run(() => listInSql(db, group, filters, given, page));
      const entries = rows.map(
        ({ user_id, approved, place, active_on, rank }): FoundEntry => ({
          ...{ user_id, approved, rank, version: 0, load: NO_LOAD, row: -1 },
          active: activeCode(active_on),
          kind: kindOfKey(group.domain, place),
        }),
      );
      return { count, entries };
    },
    tally: (filters, given) => run(() => countInSql(db, group, filters, given)),
  });
}
