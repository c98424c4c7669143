import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { soundsLike } from '@mala/contract/find-names.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { midsOf } from '@mala/contract/member-ids.ts';
import {
  type AWAY_FILTERS,
  ENDING_DAYS,
  type listProfiles,
  SEEN_DAYS,
  type SEEN_FILTERS,
  type SUBSCRIPTION_FILTERS,
} from '@mala/contract/moderation/profiles.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { output } from 'zod/mini';
import { partOf } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { lastCallOf } from '../visits/index.ts';
import { hasLetters, hasNumber, isAnybodys, soundsAs } from './sought-queries.ts';

/** What an administrator looks for: any value of a filter will do, all filters must be met. */
export type Filters = output<NonNullable<(typeof listProfiles)['body']>>;

/** Who has not saved the first step yet is known by the name of the signup. */
export const known = sql<string>`coalesce(profiles.name, users.user_name)`;

/** The last call of a profile's owner. */
export const lastSeen = (now: Date) => lastCallOf('profiles.user_id', now);

/** What was typed, and all names of the town if it is one that the list of towns knows. */
function cityNames(typed: string): string[] {
  const names = TOWNS.filter((town) => town.some((name) => soundsLike(name, typed))).flat();
  return [...new Set([typed, ...names])];
}

/** A name as it is written, or as it sounds: in the other script always, in the same one if nobody is called so. */
function isCalled(eb: Listed, name: string): Expression<SqlBool> {
  const elsewhere = soundsAs(name, { otherScriptOnly: true });
  const alike = eb.and([eb.not(isAnybodys(name)), soundsAs(name, { otherScriptOnly: false })]);
  return eb.or([hasLetters(name), elsewhere, alike]);
}

const days = (now: Date, count: number) => new Date(now.getTime() + count * DAY_MS);

function hasSubscription(wanted: (typeof SUBSCRIPTION_FILTERS)[number], now: Date) {
  const until = wanted === 'ending' ? sql`AND max(ends_at) <= ${days(now, ENDING_DAYS)}` : sql``;
  const running = sql<boolean>`EXISTS (SELECT FROM subscriptions WHERE subscriptions.user_id = profiles.user_id
    AND starts_at <= ${now} AND ends_at > ${now} HAVING count(*) > 0 ${until})`;
  return wanted === 'none' ? sql<boolean>`NOT ${running}` : running;
}

function wasSeen(wanted: (typeof SEEN_FILTERS)[number], now: Date) {
  const since = days(now, -SEEN_DAYS[wanted]);
  const lately = sql<boolean>`coalesce(${lastSeen(now)} > ${since}, false)`;
  return wanted === 'longer' ? sql<boolean>`NOT ${lately}` : lately;
}

function isAway(wanted: (typeof AWAY_FILTERS)[number]) {
  if (wanted !== 'ending') return sql<boolean>`profiles.away = ${wanted}`;
  return sql<boolean>`EXISTS (SELECT FROM absences WHERE absences.profile_id = profiles.user_id
    AND kind = 'closed' AND warned_at IS NOT NULL)`;
}

type Listed = ExpressionBuilder<Database, 'profiles' | 'users'>;

/** The condition of the filters. An empty list is no filter. */
export function matches(eb: Listed, filters: Filters, now: Date): Expression<SqlBool> {
  const { domain = [], status = [], date_of_birth = [], mid = [], name = [], city = [] } = filters;
  const { phone = [], subscription = [], seen = [], waiting = [], away = [] } = filters;
  const conditions: Expression<SqlBool>[] = [];
  const any = <Value>(values: readonly Value[], is: (value: Value) => Expression<SqlBool>) => {
    if (values.length > 0) conditions.push(eb.or(values.map(is)));
  };
  if (domain.length > 0) conditions.push(eb('profiles.domain', 'in', domain));
  if (status.length > 0) conditions.push(eb('profiles.status', 'in', status));
  if (date_of_birth.length > 0) conditions.push(eb('profiles.date_of_birth', 'in', date_of_birth));
  if (mid.length > 0) conditions.push(eb('profiles.mid', 'in', mid.flatMap(midsOf)));
  any(name, (part) => isCalled(eb, part));
  const lived = sql<string>`profiles.basic ->> 'city'`;
  any(city.flatMap(cityNames), (part) => eb(lived, 'ilike', partOf(part)));
  any(phone, hasNumber);
  any(subscription, (wanted) => hasSubscription(wanted, now));
  any(away, isAway);
  any(seen, (wanted) => wasSeen(wanted, now));
  any(waiting, (least) => eb('profiles.waiting_since', '<=', days(now, -least)));
  return eb.and(conditions);
}
