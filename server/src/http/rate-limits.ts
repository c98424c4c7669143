import { isIPv6 } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';
import { batchedCounts } from './batched-counts.ts';
import { customerNetwork, homeNetwork } from './networks.ts';

/** At most `points` in `seconds`, counted under `name` for each key. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
  /** never reset, so that each process may remember that it is reached, and refuse slowly, without a query */
  lasting?: boolean;
  /** keys are addresses of clients: counted by the networks that they are in */
  byNetwork?: boolean;
}

/** Counters in the database, so that they hold over several processes. */
export interface RateLimits {
  /** Counts one; throws 429 TOO_MANY with the seconds to wait if the limit is exceeded. */
  consume(rule: LimitRule, key: string): Promise<void>;
  /** The same as `consume` in a transaction: counted if it commits, and without another connection. */
  consumeIn(trx: Transaction<Database>, rule: LimitRule, key: string): Promise<void>;
  /** Counts some, whatever the limit; the sum. */
  count(rule: LimitRule, key: string, points?: number): Promise<number>;
  /** Has the limit reached for so many seconds. */
  hold(rule: LimitRule, key: string, seconds: number): Promise<void>;
  /** Throws 429 TOO_MANY if the limit is reached; counts nothing. */
  check(rule: LimitRule, key: string): Promise<void>;
  /** Resets a counter. */
  reset(rule: LimitRule, key: string): Promise<void>;
}

function refusal(milliseconds: number): AppError {
  return new AppError('TOO_MANY', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}

/** Limits remembered as reached; beyond so many, the oldest are looked up again. */
const REMEMBERED = 10_000;

/** Milliseconds until a refusal from memory is sent: whoever repeats a call at once would keep the server busy with it. */
const SLOWED = 500;

/** The counter that the library throws when a limit is exceeded. */
function counterIn(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

/** No limits, for local load tests (RATE_LIMITS=off). */
export const noLimits: RateLimits = {
  consume: async () => {},
  consumeIn: async () => {},
  count: async () => 0,
  hold: async () => {},
  check: async () => {},
  reset: async () => {},
};

/** Whether a value of the library's statements is a time, in milliseconds since 1970; points are fewer. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 1e12;
}

interface Counters {
  db: Kysely<Database>;
  now: () => Date;
}

/** A counter that lasts so much longer than its rule says was made by a clock that ran ahead. */
const AHEAD_MS = 60_000;

/** A limit on the table `rate_limits`. The library deletes expired counters every few minutes with `clearExpired`. */
function limiterOn(
  { db, now }: Counters,
  { name, points, seconds }: LimitRule,
  clearExpired: boolean,
) {
  // the library expects a client with `query`; this one uses our connection pool, and the clock that all processes share
  // instead of this machine's, which is all that the library knows
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const ahead = Math.round(now().getTime() - Date.now());
      const given = values.map((value) => (isTime(value) ? value + ahead : value));
      const { rows, numAffectedRows } = await db.executeQuery<{ expire?: number | null }>(
        CompiledQuery.raw(text, given),
      );
      const own = rows.map((row) =>
        isTime(row.expire) ? { ...row, expire: row.expire - ahead } : row,
      );
      return { rows: own, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiter = new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: clearExpired,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  /** What is counted; begun anew where it would last until that wrong time. */
  async function counted<T extends RateLimiterRes | null>(
    key: string,
    ask: () => Promise<T>,
  ): Promise<T> {
    const counter = await ask();
    if (!counter || counter.msBeforeNext <= seconds * 1000 + AHEAD_MS) return counter;
    await limiter.delete(key);
    return ask();
  }
  return {
    /** Whatever the limit. */
    consume: (key: string, some: number) =>
      counted(key, () => limiter.consume(key, some).catch(counterIn)),
    get: (key: string) => counted(key, () => limiter.get(key)),
    hold: (key: string, held: number) => limiter.block(key, held),
    delete: (key: string) => limiter.delete(key),
  };
}

/** The /64 networks of one IPv6 /48 may do together what ten may: a carrier gives each to another phone (decision 054). */
const TOGETHER = 10;

/** What a rule counts, one after the other. */
function countsOf(rule: LimitRule, key: string): [LimitRule, string][] {
  if (!rule.byNetwork) return [[rule, key]];
  const home = homeNetwork(key);
  if (!isIPv6(home)) return [[rule, home]];
  const { name, points } = rule;
  const together = { ...rule, name: `${name}.48`, points: points * TOGETHER };
  return [
    [rule, home],
    [together, customerNetwork(key)],
  ];
}

/** Limits on the table `rate_limits`, by the clock `now` that all processes of a site share. */
export function createRateLimits(db: Kysely<Database>, now: () => Date): RateLimits {
  const counters = new Map<string, ReturnType<typeof makeCounter>>();
  function counterOf(rule: LimitRule) {
    const counter = counters.get(rule.name) ?? makeCounter(rule);
    counters.set(rule.name, counter);
    return counter;
  }
  function makeCounter(rule: LimitRule) {
    const limiter = limiterOn({ db, now }, rule, true);
    const count = batchedCounts(limiter.consume);
    return { limiter, count };
  }
  const reached = new LRUCache<string, true>({ max: REMEMBERED });

  async function throwIfReached({ name, lasting }: LimitRule, key: string): Promise<void> {
    const left = lasting ? reached.getRemainingTTL(`${name}:${key}`) : 0;
    if (left <= 0) return;
    await setTimeout(SLOWED);
    throw refusal(left);
  }
  function reachedBy({ name, lasting }: LimitRule, key: string, result: RateLimiterRes): AppError {
    if (lasting) reached.set(`${name}:${key}`, true, { ttl: Math.max(1, result.msBeforeNext) });
    return refusal(result.msBeforeNext);
  }

  return {
    async consume(asked, given) {
      for (const [rule, key] of countsOf(asked, given)) {
        await throwIfReached(rule, key);
        const { place, counter } = await counterOf(rule).count(key);
        if (place > rule.points) throw reachedBy(rule, key, counter);
      }
    },
    async consumeIn(trx, asked, given) {
      for (const [rule, key] of countsOf(asked, given)) {
        const counter = await limiterOn({ db: trx, now }, rule, false).consume(key, 1);
        if (counter.consumedPoints > rule.points) throw refusal(counter.msBeforeNext);
      }
    },
    async count(rule, key, points = 1) {
      return (await counterOf(rule).limiter.consume(key, points)).consumedPoints;
    },
    async hold(rule, key, seconds) {
      await counterOf(rule).limiter.hold(key, seconds);
    },
    async check(asked, given) {
      for (const [rule, key] of countsOf(asked, given)) {
        await throwIfReached(rule, key);
        const counted = await counterOf(rule).limiter.get(key);
        if (counted && counted.consumedPoints >= rule.points) throw reachedBy(rule, key, counted);
      }
    },
    async reset(rule, key) {
      await counterOf(rule).limiter.delete(key);
    },
  };
}
