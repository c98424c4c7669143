import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Queue, WaitingQueue } from '@mala/contract/desk.ts';
import type { Waiting } from '../../db/query-parts.ts';

/** A queue of a community; what waits in it is among `found`, unless it is empty. */
export function presentQueue(
  queue: Queue,
  domain: Domain,
  found: readonly Waiting[],
): WaitingQueue {
  const waiting = found.find((one) => one.domain === domain);
  const oldest_at = waiting?.oldest.toISOString() ?? null;
  return { queue, domain, count: waiting?.count ?? 0, oldest_at };
}
