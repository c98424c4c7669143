import type { Subscription } from '@mala/contract/subscriptions.ts';

/** What downloading costs a member: nothing to download with, everything used, or one of what is left. */
export type Quota =
  | { kind: 'none' }
  | { kind: 'used-up'; total: number }
  | { kind: 'left'; left: number };

/** @param subscription the running one, null where there is none */
export function quotaOf(subscription: Subscription | null): Quota {
  if (!subscription) return { kind: 'none' };
  const { total_download: total, current_download: used } = subscription;
  return used < total ? { kind: 'left', left: total - used } : { kind: 'used-up', total };
}
