import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { PackageCode } from '../../db/schema/subscriptions.ts';
import { extendSubscription, lockWhole } from './queries.ts';

/** What is added to a subscription, or taken from it if negative: profiles, and whole days. */
export interface Change {
  profiles: number;
  days: number;
}

/**
 * Adds to a subscription, or takes from it: the quota ends at what was used, and the subscription now at the earliest. One that
 * has ended loses no days. `of` names its package, unless nothing is left of it.
 * @returns what was changed indeed; begun days count as whole ones
 */
export async function changeSubscription(
  trx: Transaction<Database>,
  id: string,
  wanted: Change,
  of: PackageCode | undefined,
  now: Date,
): Promise<Change> {
  const row = await lockWhole(trx, id);
  const { current_download: used, total_download: total, starts_at, ends_at } = row;
  const [start, end] = [starts_at.getTime(), ends_at.getTime()];
  const asked = end + wanted.days * DAY_MS;
  // it must end after its start, also if it began in this millisecond
  const earliest = Math.min(end, Math.max(now.getTime(), start + 1));
  const ends = wanted.days < 0 ? Math.max(asked, earliest) : asked;
  const total_download = Math.max(used, total + wanted.profiles);
  const changed = { total_download, ends_at: new Date(ends), ...(of && { package: of }) };
  await extendSubscription(trx, id, changed);
  const days = (ends - end) / DAY_MS;
  return {
    profiles: total_download - total,
    days: days < 0 ? Math.max(wanted.days, Math.floor(days)) : Math.round(days),
  };
}
