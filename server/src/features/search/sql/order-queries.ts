import type { Domain } from '@mala/contract/communities/domain.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { ACTIVITIES } from '@mala/contract/profiles/view.ts';
import { type Filters, type Sort, USUAL_SORT } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Group } from '../../../access/profiles.ts';
import type { Comparison } from '../../match/index.ts';
import type { Given } from '../conditions.ts';
import { ACTIVE_DAYS, dayNumber } from '../days.ts';
import { activeOn } from '../entry-queries.ts';
import { LAST_RANK } from '../orders.ts';
import { type Home, nearnessOf } from '../towns.ts';
import { KINDS, placeKey } from './place-queries.ts';
import { type Towns, townKey } from './town-queries.ts';

/** By age in whole years; whose is not known comes last. */
function ageRank(sort: 'youngest' | 'oldest', today: Date): RawBuilder<number> {
  const born = sql`to_char(profiles.date_of_birth, 'YYYYMMDD')::integer`;
  const age = sql`floor((${dayNumber(today)}::integer - ${born}) / 10000.0)::integer`;
  return sql`coalesce(${sort === 'youngest' ? age : sql`-${age}`}, ${sql.lit(LAST_RANK)})`;
}

/** By the rough words of cards (days.ts). */
function activityRank(today: Date): RawBuilder<number> {
  const ago = sql`${dayInIndia(today)}::date - ${activeOn}`;
  return sql`coalesce(width_bucket(${ago}, ${[...ACTIVE_DAYS]}::integer[]), ${sql.lit(ACTIVITIES.length)})`;
}

function nearness(home: Home, towns: Towns): RawBuilder<number> {
  const ranks = nearnessOf(home);
  const byKey = Object.fromEntries([...towns].map(([key, code]) => [key, ranks[code] ?? 0]));
  return sql`coalesce((${JSON.stringify(byKey)}::jsonb ->> ${townKey})::integer, ${ranks[0] ?? 0})`;
}

function matchRank(domain: Domain, { ranks }: Comparison): RawBuilder<number> {
  const keys = [...KINDS[domain]];
  const last = ranks.at(-1) ?? 0;
  const rankOf = keys.map(([, kind]) => ranks[kind] ?? last);
  return sql`coalesce((${rankOf}::integer[])[array_position(${keys.map(([key]) => key)}::text[], ${placeKey})], ${last})`;
}

interface Ordered extends Given {
  domain: Domain;
  towns: Towns;
}

/** Each order of orders.ts. */
const ORDERS: Record<Sort, (ordered: Ordered) => RawBuilder<number> | null> = {
  newest: () => null,
  match: ({ domain, comparison }) => comparison && matchRank(domain, comparison),
  active: ({ today }) => activityRank(today),
  youngest: ({ today }) => ageRank('youngest', today),
  oldest: ({ today }) => ageRank('oldest', today),
  nearest: ({ home, towns }) => home && nearness(home, towns),
};

/** By what profiles are sorted before their approval; the smallest first. Null: newest first. */
export function sqlOrderOf(
  { domain }: Group,
  { sort }: Filters,
  given: Given,
  towns: Towns,
): RawBuilder<number> | null {
  return ORDERS[sort?.[0] ?? USUAL_SORT]({ ...given, domain, towns });
}
