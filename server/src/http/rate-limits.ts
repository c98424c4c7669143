import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';

/** At most `points` in `seconds`, counted under `name` for each key. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
}

/** Counters in the database, so that they hold over several processes. */
export interface RateLimits {
  /** Counts one; throws 429 TOO_MANY with the seconds to wait if the limit is exceeded. */
  consume(rule: LimitRule, key: string): Promise<void>;
  /** Throws 429 TOO_MANY if the limit is reached; counts nothing. */
  check(rule: LimitRule, key: string): Promise<void>;
  /** Resets a counter. */
  reset(rule: LimitRule, key: string): Promise<void>;
}

function refusal(result: RateLimiterRes): AppError {
  return new AppError('TOO_MANY', {
    retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** No limits, for local load tests (RATE_LIMITS=off). */
export const noLimits: RateLimits = {
  consume: async () => {},
  check: async () => {},
  reset: async () => {},
};

/** Limits on the table `rate_limits`. */
export function createRateLimits(db: Kysely<Database>): RateLimits {
  // the library expects a client with `query`; this one uses our connection pool
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiterOf(rule: LimitRule): RateLimiterPostgres {
    const known = limiters.get(rule.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  }
  return {
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(rule, key) {
      const counted = await limiterOf(rule).get(key);
      if (counted && counted.consumedPoints >= rule.points) throw refusal(counted);
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}

/** The client's network address; a forwarded value counts only if it is an address. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/** What limits by address count: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function limitedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address).toString();
  if (ipaddr.IPv4.isValid(plain)) return plain;
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString();
}
