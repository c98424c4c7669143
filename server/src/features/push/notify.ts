import { inIndia } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Push } from './messages.ts';
import { findTold, insertMessage } from './queries.ts';

/** Hours in India between which a phone may ring. */
const AWAKE = { from: 8, to: 21 };

/** Seconds until a phone may ring; 0 during the day. */
export function secondsAsleep(now: Date): number {
  const clock = inIndia(now);
  const seconds = clock.getTime() / 1000 - Math.floor(clock.getTime() / 86_400_000) * 86_400;
  if (seconds >= AWAKE.from * 3600 && seconds < AWAKE.to * 3600) return 0;
  const next = AWAKE.from * 3600 + (seconds < AWAKE.from * 3600 ? 0 : 86_400);
  return Math.ceil(next - seconds);
}

/**
 * Tells a member by a notification on each of his devices, in the caller's transaction: it goes if that commits, by day. `once`: a
 * second one with that key is not queued. Returns its id, or null where nobody is told: no device, or a kind that is not wanted.
 */
export async function notify(
  trx: Transaction<Database>,
  { jobs, now, pushKeys }: Pick<Context, 'jobs' | 'now' | 'pushKeys'>,
  user_id: string,
  push: Push,
  { once = null }: { once?: string | null } = {},
): Promise<string | null> {
  const { kind, ...facts } = push;
  const told = await findTold(trx, { user_id, kind, site_key: pushKeys.publicKey });
  if (told.length === 0) return null;
  const id = uuid();
  const message = { id, user_id, kind, facts: JSON.stringify(facts), once, queued_at: now() };
  if (!(await insertMessage(trx, message))) return null;
  const after = secondsAsleep(now());
  for (const subscription_id of told)
    await jobs.send(trx, 'push', { message_id: id, subscription_id }, { after });
  return id;
}
