import { dayInIndia } from '@mala/contract/india-time.ts';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { correctAhead, type Span } from '../../db/times-ahead.ts';

/** Without a call for so long, a visit is over. */
const GAP = sql`interval '30 minutes'`;

/** A time, or `now` if it is later; without one none, of which least() would make `now`. */
const pastOrNone = (time: RawBuilder<unknown>, now: Date | Expression<Date>) =>
  sql`CASE WHEN ${time} > ${now}::timestamptz THEN ${now}::timestamptz ELSE ${time} END`;

/**
 * Stores when members made a call: the first one after a gap begins a visit. In one order, so that processes do not wait for each
 * other in a circle; accounts that are gone are left out. A time after `now` was noted by a clock that ran ahead and counts as `now`.
 */
export async function storeVisits(
  db: Kysely<Database>,
  seen: ReadonlyMap<string, Date>,
  now: Date,
): Promise<void> {
  const times = [...seen.values()].map((time) => (time < now ? time : now));
  const seenAt = sql`least(known.seen_at, ${now}::timestamptz)`;
  const activeOn = sql`least(known.active_on, ${dayInIndia(now)}::date)`;
  const beforeAt = pastOrNone(sql`known.before_at`, now);
  await sql`
    INSERT INTO visits AS known (user_id, seen_at, active_on)
      SELECT user_id, seen_at, (seen_at AT TIME ZONE 'Asia/Kolkata')::date
        FROM unnest(${[...seen.keys()]}::uuid[], ${times}::timestamptz[]) AS given (user_id, seen_at)
        JOIN users ON users.id = user_id
       ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET
        before_at = CASE WHEN excluded.seen_at - ${seenAt} >= ${GAP} THEN ${seenAt}
          ELSE ${beforeAt} END,
        seen_at = greatest(${seenAt}, excluded.seen_at),
        active_on = greatest(${activeOn}, excluded.active_on),
        changed_at = CASE WHEN greatest(${activeOn}, excluded.active_on) <> known.active_on THEN now() ELSE known.changed_at END`.execute(
    db,
  );
}

/**
 * Sets visits that a clock which ran ahead noted to the present, and tells the indexes of the search of the days. `changed_at` is of the
 * database's own clock.
 */
export async function correctVisits(db: Kysely<Database>, span: Span): Promise<void> {
  await correctAhead(db, 'visits', {
    noted: { times: ['seen_at', 'before_at'], days: ['active_on'], changed: 'changed_at' },
    span,
  });
}

/**
 * The end of a member's visit before the one that goes on at `now`, as an expression: null in the first one. A visit whose first
 * call is not written yet counts already, so that all its searches agree, in every process. One in the future counts as `now`.
 */
export function lastVisitOf(userId: string | Expression<string>, now: Date | Expression<Date>) {
  return sql<Date | null>`(
    SELECT CASE WHEN ${now}::timestamptz - seen_at >= ${GAP} THEN seen_at ELSE ${pastOrNone(sql`before_at`, now)} END
      FROM visits WHERE user_id = ${userId})`;
}

/**
 * When a member made the last call, as an expression: null before the first one, and never after `now`. `userId`: the column with the
 * member's id.
 */
export const lastCallOf = (userId: string, now: Date) => sql<Date | null>`(
  SELECT least(visits.seen_at, ${now}::timestamptz) FROM visits WHERE visits.user_id = ${sql.ref(userId)})`;
