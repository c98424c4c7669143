import { DAY_MS, inIndia } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Push } from './messages.ts';
import { findTold, insertMessages } from './queries.ts';

/** Hours in India between which a phone may ring. */
export const AWAKE = { from: 8, to: 21 };

/** Seconds until a phone may ring; 0 during the day. */
export function secondsAsleep(now: Date): number {
  const clock = inIndia(now);
  const seconds = clock.getTime() / 1000 - Math.floor(clock.getTime() / DAY_MS) * 86_400;
  if (seconds >= AWAKE.from * 3600 && seconds < AWAKE.to * 3600) return 0;
  const next = AWAKE.from * 3600 + (seconds < AWAKE.from * 3600 ? 0 : 86_400);
  return Math.ceil(next - seconds);
}

type Told = Pick<Context, 'jobs' | 'now' | 'pushKeys'>;

/** A message to one member; a second one with the key `once` is not queued. */
interface Message {
  user_id: string;
  push: Push;
  once: string | null;
}

/** Stores messages of one kind, each with the devices that are to be told; none where nobody is: no device, or a kind that is not wanted. */
async function store(
  trx: Transaction<Database>,
  { now, pushKeys }: Told,
  kind: Push['kind'],
  all: readonly Message[],
): Promise<{ id: string; devices: string[] }[]> {
  const user_ids = all.map(({ user_id }) => user_id);
  const devices = await findTold(trx, { user_ids, kind, site_key: pushKeys.publicKey });
  const devicesOf = Map.groupBy(devices, ({ user_id }) => user_id);
  const queued_at = now();
  const stored = await insertMessages(
    trx,
    all
      .filter(({ user_id }) => devicesOf.has(user_id))
      .map(({ user_id, push, once }) => {
        const { kind: _, ...facts } = push;
        return { id: uuid(), user_id, kind, facts: JSON.stringify(facts), once, queued_at };
      }),
  );
  return stored.map(({ id, user_id }) => ({
    id,
    devices: (devicesOf.get(user_id) ?? []).map((device) => device.id),
  }));
}

/**
 * Tells a member by a notification on each of his devices, in the caller's transaction: it goes if that commits, by day. `once`: a
 * second one with that key is not queued. `last`: whatever others are told of goes before. Returns its id, or null where nobody is told: no device, or a kind that is not wanted.
 */
export async function notify(
  trx: Transaction<Database>,
  ctx: Told,
  user_id: string,
  push: Push,
  { once = null, last = false }: { once?: string | null; last?: boolean } = {},
): Promise<string | null> {
  const [message] = await store(trx, ctx, push.kind, [{ user_id, push, once }]);
  if (!message) return null;
  const after = secondsAsleep(ctx.now());
  for (const subscription_id of message.devices)
    await ctx.jobs.send(trx, 'push', { message_id: message.id, subscription_id }, { after, last });
  return message.id;
}

/** The same for many members at once; whatever one member is told of goes before. Returns how many were told. */
export async function notifyMany<Kind extends Push['kind']>(
  trx: Transaction<Database>,
  ctx: Told,
  kind: Kind,
  all: readonly (Message & { push: Extract<Push, { kind: NoInfer<Kind> }> })[],
): Promise<number> {
  if (all.length === 0) return 0;
  const messages = await store(trx, ctx, kind, all);
  const jobs = messages.flatMap(({ id: message_id, devices }) =>
    devices.map((subscription_id) => ({ message_id, subscription_id })),
  );
  await ctx.jobs.sendAll(trx, 'push', jobs, { after: secondsAsleep(ctx.now()), last: true });
  return messages.length;
}
