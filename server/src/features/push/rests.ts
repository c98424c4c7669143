import { LRUCache } from 'lru-cache';
import type { Answered } from './post-push.ts';

/** So long nobody asks a device or a service again that is in trouble: the jobs of others go on meanwhile. */
const REST_MS = 30_000;
/** The longest that one is left alone because it says so. */
const MOST_REST_MS = 600_000;
/** Members in a row whose devices a service did not answer for, until it is the service that is in trouble. */
const MEMBERS = 3;
const DEVICES = 10_000;
/** Some services have as many names as an address says. */
const ORIGINS = 1000;

/** Whom a message goes to. */
export interface Addressee {
  subscription_id: string;
  user_id: string;
  /** of the push service */
  origin: string;
}

/** A service in trouble: left alone for a while, and then asked by one message alone, because it may keep that one waiting. */
interface Trouble {
  /** whose devices it failed for since it last answered */
  members: Set<string>;
  until: number;
  isAsked: boolean;
}

/** Worth another try: too many at once, or its own trouble. */
export const isBusy = ({ status }: Answered): boolean => status === 429 || status >= 500;

/** Milliseconds for which a busy device or service is left alone. */
const restOf = (answered: Answered | null) =>
  Math.min(Math.max((answered?.retryAfter ?? 0) * 1000, REST_MS), MOST_REST_MS);

/**
 * Who is left alone for a while. What a push service says of one address, which a client gave, concerns that address; only where it fails
 * for several members in a row the service is left alone.
 */
export function createRests() {
  const devices = new LRUCache<string, number>({ max: DEVICES });
  const troubles = new LRUCache<string, Trouble>({ max: ORIGINS });

  function fail({ origin, user_id }: Addressee, ms: number): void {
    const { members } = troubles.get(origin) ?? { members: new Set<string>() };
    if (members.size < MEMBERS) members.add(user_id);
    const until = members.size < MEMBERS ? Number.NEGATIVE_INFINITY : performance.now() + ms;
    troubles.set(origin, { members, until, isAsked: false });
  }

  return {
    /** Whether a message may go now; of a service that rested only one at a time. */
    mayAsk({ subscription_id, origin }: Addressee): boolean {
      const now = performance.now();
      if (now < (devices.get(subscription_id) ?? now)) return false;
      const trouble = troubles.get(origin);
      if (!trouble || trouble.members.size < MEMBERS) return true;
      if (trouble.isAsked || now < trouble.until) return false;
      trouble.isAsked = true;
      return true;
    },

    /** Says what came of it; null: no answer. */
    answered(addressee: Addressee, answered: Answered | null): void {
      const ms = restOf(answered);
      if (!answered || isBusy(answered))
        devices.set(addressee.subscription_id, performance.now() + ms);
      if (!answered || answered.status >= 500) fail(addressee, ms);
      else troubles.delete(addressee.origin);
    },
  };
}
