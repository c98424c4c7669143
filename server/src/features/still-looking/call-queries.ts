import type { Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { CALL_AGAIN_DAYS } from '@mala/contract/still-looking.ts';
import { type Expression, type Kysely, type NotNull, type SqlBool, sql } from 'kysely';
import { approved, notClosed } from '../../access/profiles.ts';
import { countRows, countWaiting, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { isHeard, withSigns } from './queries.ts';

/**
 * Members whom the office should call now: whoever gave no sign of life since, or has found someone. Whom a call did not reach is
 * called again after some days.
 */
const toCall = (db: Kysely<Database>, now: Date) =>
  withSigns(db)
    .where(approved)
    .where(notClosed)
    .where('askings.call_why', 'is not', null)
    .where(
      sql<boolean>`coalesce(askings.called_at < ${now}::timestamptz - ${CALL_AGAIN_DAYS} * interval '1 day', true)`,
    )
    .where(
      sql<boolean>`CASE askings.call_why WHEN 'found' THEN profiles.away = 'paused' ELSE NOT ${isHeard} END`,
    );

export async function countCalls(
  db: Kysely<Database>,
  { seen, now }: { seen: Expression<SqlBool>; now: Date },
): Promise<number> {
  return countRows(toCall(db, now).where(seen));
}

/** One page of them, oldest first. */
export async function findCalls(
  db: Kysely<Database>,
  { seen, now, page }: { seen: Expression<SqlBool>; now: Date; page: number },
) {
  return (
    toCall(db, now)
      .where(seen)
      .orderBy('askings.call_since')
      .orderBy('askings.user_id')
      .select([
        'profiles.user_id',
        'profiles.domain',
        'profiles.mid',
        'users.user_name',
        'askings.call_why',
        'askings.call_since',
        // noted by a clock that ran ahead, it is of a day that has not come
        sql<string>`least(askings.heard_on, ${dayInIndia(now)}::date)`.as('heard_on'),
        'askings.calls',
        'askings.called_at',
      ])
      // a constraint of the table: both or none
      .$narrowType<{ call_why: NotNull; call_since: NotNull }>()
      .$call(onPage(page))
      .execute()
  );
}
export type Call = Awaited<ReturnType<typeof findCalls>>[number];

/** For the desk. */
export function waitingCalls(
  db: Kysely<Database>,
  domains: readonly Domain[],
  { now }: { now: Date },
): Promise<Waiting[]> {
  return countWaiting(toCall(db, now), 'askings.call_since', domains);
}
