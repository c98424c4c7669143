import { setTimeout as delay } from 'node:timers/promises';

/** What a check found out, without secrets and personal data. */
export type Details = Record<string, string | number | boolean | null>;

/** Throws if what it looks at cannot be used. */
export type Check = () => Promise<Details> | Promise<void>;

export interface ReadinessReport {
  /** stopping: ends soon, send nothing more */
  status: 'ok' | 'unavailable' | 'stopping';
  checks: Record<string, Details & { status: 'ok' | 'failed' }>;
}

/** Whether this process can do its work: whatever a feature needs adds a check. */
export interface Readiness {
  add(name: string, check: Check): void;
  /** The checks, at most a second old; ends within three seconds. */
  report(): Promise<ReadinessReport>;
  /** From now on it is stopping. */
  stop(): void;
  /** milliseconds since stop(); null before */
  stoppingFor(): number | null;
  /** Whether somebody, such as a proxy, asked within the last minute. */
  isWatched(): boolean;
}

const KEPT_MS = 1000;

/** Milliseconds after which a check that did not end has failed. */
const PATIENCE_MS = 2500;

/** Milliseconds: no proxy asks more seldom. */
const WATCHED_MS = 60_000;

export function createReadiness(patienceMs = PATIENCE_MS): Readiness {
  const checks = new Map<string, Check>();
  let kept: { until: number; report: Promise<ReadinessReport> } | null = null;
  let stoppedAt: number | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function runAll(): Promise<ReadinessReport> {
    const found = await Promise.all(
      [...checks].map(async ([name, check]) => [name, await run(check, patienceMs)] as const),
    );
    const isOk = found.every(([, { status }]) => status === 'ok');
    return { status: isOk ? 'ok' : 'unavailable', checks: Object.fromEntries(found) };
  }

  return {
    add: (name, check) => checks.set(name, check),
    async report() {
      askedAt = performance.now();
      if (stoppedAt !== null) return { status: 'stopping', checks: {} };
      if (!kept || kept.until < askedAt) {
        const fresh = { until: Number.POSITIVE_INFINITY, report: runAll() };
        kept = fresh;
        void fresh.report.then(() => {
          fresh.until = performance.now() + KEPT_MS;
        });
      }
      return kept.report;
    },
    stop() {
      stoppedAt ??= performance.now();
    },
    stoppingFor: () => stoppedAt && performance.now() - stoppedAt,
    isWatched: () => performance.now() - askedAt < WATCHED_MS,
  };
}

async function run(check: Check, patienceMs: number): Promise<ReadinessReport['checks'][string]> {
  const ended = new AbortController();
  const silence = delay(patienceMs, 'silent' as const, { ref: false, signal: ended.signal });
  try {
    const details = await Promise.race([check(), silence]);
    // what failed stands in the log of whoever uses it; a message could hold an address or a key
    if (details === 'silent') return { status: 'failed' };
    return { ...details, status: 'ok' };
  } catch {
    return { status: 'failed' };
  } finally {
    silence.catch(() => {});
    ended.abort();
  }
}
