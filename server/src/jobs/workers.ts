import type { FastifyBaseLogger } from 'fastify';
import { type Clock, type JobResult, type JobWithMetadata, PgBoss, systemClock } from 'pg-boss';
import { KEEP_ALIVE } from '../db/database.ts';
import { clientWatchedFor, SILENCE_MS } from '../db/watched-client.ts';
import { onceIn } from '../once-in.ts';
import { forgetTimeAhead } from './clock-queries.ts';
import { ensureQueues, JOBS_SCHEMA, type QueueName } from './jobs.ts';

/** A job as its worker gets it. */
export interface Job {
  data: unknown;
  /** when it was queued, by the database's clock */
  since: Date;
}

/** The result of a job: 'again' retries it later, 'over' gives it up. */
export type Outcome = 'done' | 'again' | 'over';

export interface JobWorkers {
  /**
   * Handles the jobs of a queue, `atOnce` at a time, of which `together` are taken and ended in one query each; one that throws is
   * retried.
   */
  work(
    queue: QueueName,
    atOnce: number,
    handler: (job: Job) => Promise<Outcome>,
    together?: number,
  ): Promise<void>;
  /**
   * Does `task` at these times (cron, India's clock), once however many processes there are. `stopping` is aborted when the workers stop:
   * a task of many steps ends between two of them.
   */
  repeat(
    queue: QueueName,
    cron: string,
    task: (stopping: AbortSignal) => Promise<unknown>,
  ): Promise<void>;
  /** Throws unless the queue can be read. */
  check(): Promise<void>;
  /** Takes no more jobs and waits at most `seconds` for the running ones; 0 ends them at once. */
  stop(seconds: number): Promise<void>;
}

/** One log line a minute at most: without a database every poll fails. */
const QUIET_MS = 60_000;

/** How often one looks whether the database's clock was set back. */
const CLOCK_MS = 60_000;

/**
 * How often one asks what waits in each queue: only a worker that knows of more, or one that took as many as it may, goes on
 * without a pause. pg-boss's own minute let a hundred thousand mails begin at one a second.
 */
const COUNT_SECONDS = 5;

/**
 * A clock that nobody sets: by the system's, what is due in half a minute would be due days later once that is set back. How far it is from
 * the database's, by which jobs are due, is asked for as often as it may be set.
 */
const STEADY: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};
const SKEW_SECONDS = 30;

/** Polling interval, for jobs whose notification was missed; shorter in tests. */
const POLL_SECONDS = 2;

/**
 * Starts pg-boss on connections of its own and creates the queues. Several processes may share one database; each job
 * is taken by one of them. A lost database is logged and waited for.
 */
export async function startJobWorkers(
  url: string,
  log: FastifyBaseLogger,
  pollSeconds = POLL_SECONDS,
  silenceMs = SILENCE_MS,
): Promise<JobWorkers> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'mala-jobs',
    max: 3,
    connectionTimeoutMillis: 4000,
    ...KEEP_ALIVE,
    // pg-boss gives all of these to its pool
    ...{ Client: clientWatchedFor(silenceMs) },
    useListenNotify: true,
    clock: STEADY,
    clockMonitorIntervalSeconds: SKEW_SECONDS,
    superviseIntervalSeconds: COUNT_SECONDS,
    monitorIntervalSeconds: COUNT_SECONDS,
    queueCacheIntervalSeconds: COUNT_SECONDS,
  });
  const isLogDue = onceIn(QUIET_MS);
  boss.on('error', (error) => {
    if (!isLogDue()) return;
    // the message may repeat data of a row
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'the job queue has trouble');
  });
  async function goOnAfterClock(): Promise<void> {
    if (!(await forgetTimeAhead(boss.getDb()))) return;
    // which of the two was wrong, people know
    log.warn('the clock of the database was set back: see "A wrong clock" in docs/operations.md');
  }
  try {
    await boss.start();
    await ensureQueues(boss);
    await goOnAfterClock();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  // without a database it looks again a minute later
  const looking = setInterval(() => void goOnAfterClock().catch(() => {}), CLOCK_MS).unref();
  // pg-boss tells its jobs of a stop only once it waits no longer for them
  const stopping = new AbortController();
  const work: JobWorkers['work'] = async (queue, atOnce, handler, together = 1) => {
    const options = {
      includeMetadata: true,
      perJobResults: true,
      localConcurrency: atOnce / together,
      batchSize: together,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      burstWhenReadyExceeds: 1,
      burstWhenBatchFull: true,
    } as const;
    await boss.work(queue, options, async (jobs: JobWithMetadata[]) =>
      Promise.all(jobs.map((job) => settle(job, handler, log))),
    );
  };
  return {
    work,
    async repeat(queue, cron, task) {
      await work(queue, 1, () => task(stopping.signal).then(() => 'done' as const));
      await boss.schedule(queue, cron, null, { tz: 'Asia/Kolkata', missed: 'once' });
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error('there is no queue');
    },
    stop(seconds) {
      clearInterval(looking);
      stopping.abort();
      return boss.stop({ graceful: seconds > 0, timeout: seconds * 1000 });
    },
  };
}

const STATUS = { done: 'completed', again: 'failed', over: 'deadletter' } as const;

async function settle(
  job: JobWithMetadata,
  handler: (job: Job) => Promise<Outcome>,
  log: FastifyBaseLogger,
): Promise<JobResult> {
  try {
    const outcome = await handler({ data: job.data, since: job.createdOn });
    return { id: job.id, status: STATUS[outcome] };
  } catch (err) {
    // pg-boss keeps it in the job's row, where nobody looks
    log.warn({ err, queue: job.name }, 'a job failed');
    // thrown, it would end the jobs that were taken with it, which go on
    return { id: job.id, status: STATUS.again };
  }
}
