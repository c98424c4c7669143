import type { FastifyBaseLogger } from 'fastify';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { ensureQueues, JOBS_SCHEMA, type QueueName } from './jobs.ts';

/** A job as its worker gets it. */
export interface Taken {
  data: unknown;
  /** since when it waits, as the database says */
  since: Date;
}

/** What became of a job: 'again' tries it later, 'over' gives it up. */
export type Outcome = 'done' | 'again' | 'over';

export interface JobWorkers {
  /** Does the jobs of a queue, `atOnce` at a time; work that throws is tried again. */
  work(queue: QueueName, atOnce: number, handler: (job: Taken) => Promise<Outcome>): Promise<void>;
  /** Does `task` at these times (cron, India's clock), once however many processes there are. */
  repeat(queue: QueueName, cron: string, task: () => Promise<unknown>): Promise<void>;
  /** Takes no more jobs and finishes those in hand, at most `seconds`. */
  stop(seconds: number): Promise<void>;
}

/** One line a minute at most: a lost database fails every look into the queue. */
const QUIET_MS = 60_000;

/** How long an idle worker waits where it missed the database's call; tests wait less. */
const POLL_SECONDS = 2;

/**
 * Starts pg-boss on connections of its own and makes the queues ready. Any number of processes may do so on one
 * database; each job is one process's at a time. A lost database is logged and waited for.
 */
export async function startJobWorkers(
  url: string,
  log: FastifyBaseLogger,
  pollSeconds = POLL_SECONDS,
): Promise<JobWorkers> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'mala-jobs',
    max: 3,
    connectionTimeoutMillis: 5000,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    // the message may repeat what stands in a row
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'the job queue has trouble');
  });
  try {
    await boss.start();
    await ensureQueues(boss);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  const work: JobWorkers['work'] = async (queue, atOnce, handler) => {
    const options = {
      includeMetadata: true,
      perJobResults: true,
      localConcurrency: atOnce,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      burstWhenReadyExceeds: 1,
    } as const;
    await boss.work(queue, options, async (jobs: JobWithMetadata[]) =>
      Promise.all(jobs.map((job) => settle(job, handler))),
    );
  };
  return {
    work,
    async repeat(queue, cron, task) {
      await work(queue, 1, () => task().then(() => 'done' as const));
      await boss.schedule(queue, cron, null, { tz: 'Asia/Kolkata', missed: 'once' });
    },
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  };
}

const STATUS = { done: 'completed', again: 'failed', over: 'deadletter' } as const;

async function settle(
  job: JobWithMetadata,
  handler: (job: Taken) => Promise<Outcome>,
): Promise<JobResult> {
  const outcome = await handler({ data: job.data, since: job.createdOn });
  return { id: job.id, status: STATUS[outcome] };
}
