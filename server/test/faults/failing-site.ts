import { dayInIndia } from '@mala/contract/india-time.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import type { Context } from '../../src/context.ts';
import { openDatabase } from '../../src/db/database.ts';
import { workAccounts } from '../../src/features/auth/index.ts';
import { workDigests } from '../../src/features/digest/index.ts';
import { workHistory } from '../../src/features/history/index.ts';
import { workHoroscopeFiles } from '../../src/features/horoscope-files/index.ts';
import { workMails } from '../../src/features/mail/index.ts';
import { workGateway } from '../../src/features/payments/index.ts';
import { workPhotos } from '../../src/features/photos/index.ts';
import { workPush } from '../../src/features/push/index.ts';
import { mailings, sweepNightly } from '../../src/features.ts';
import type { QueueName } from '../../src/jobs/jobs.ts';
import type { Job, JobWorkers } from '../../src/jobs/workers.ts';
import { pathOf } from '../calls.ts';
import { startPushService } from '../push-service.ts';
import { startRazorpay } from '../razorpay.ts';
import { startTestApp } from '../test-app.ts';
import { failBucket } from './failing-bucket.ts';
import { failFiles } from './failing-files.ts';
import { failQueries } from './failing-queries.ts';
import { markAdmitted } from './fault.ts';
import { rememberWork } from './remembered-work.ts';
import type { Prepared, Scenario } from './scenario.ts';
import { createStateReader, type StateReader } from './stored-state.ts';

/** The status and body of a call, or the outcome of a job: 500 with the error's message where it throws. */
export interface Reply {
  status: number;
  body: unknown;
}

export interface FailingSite {
  ctx: Context;
  /** the same with connections of its own, to prepare on: those that broke are slow at first */
  calm: Context;
  stateOf: StateReader['read'];
  send(scenario: Scenario, prepared: Prepared): Promise<Reply>;
  /** removes files without rows, as the nightly job does of those that are older than an hour */
  sweep(): Promise<unknown>;
  /** those that have a worker */
  queues: ReadonlySet<string>;
  /** how calls have failed so far before they were admitted */
  unadmitted: Set<string>;
  close(): Promise<void>;
}

/** Connections to the database, so many that attempts do not wait for each other. */
export const CONNECTIONS = 8;

const HOURS_MS = 2 * 3_600_000;

/**
 * A server whose queries and file calls fail as attempts ask, and the work of its queues.
 * @param env more variables, such as that of a bucket
 */
export async function startFailingSite(env: Record<string, string> = {}): Promise<FailingSite> {
  const gateway = await startRazorpay();
  const devices = await startPushService();
  const outside = { ...gateway.env, PUSH_TEST_URL: devices.url };
  const site = await startTestApp({ ...outside, ...env }, { poolSize: CONNECTIONS });
  const { ctx } = site;
  rememberWork(ctx);
  const app = await createApp(ctx, null);
  // the first hook after those that admit a call; what has a schema was mounted by http/route.ts
  app.addHook('preParsing', async ({ routeOptions }) => {
    if (routeOptions.schema) markAdmitted();
  });
  await app.ready();
  const jobs = await collectJobs(ctx);
  const state = await createStateReader(ctx);
  const databaseUrl = ctx.config.databaseUrl ?? '';
  const db = openDatabase(databaseUrl, { poolSize: CONNECTIONS });
  const undo = [failQueries(databaseUrl), failFiles(), failBucket()];
  return {
    ctx,
    calm: { ...ctx, db },
    stateOf: state.read,
    send: (scenario, prepared) =>
      scenario.queue ? work(jobs, scenario.queue, prepared) : send(app, scenario, prepared),
    sweep: () => jobs.get('files-nightly')?.({ data: null, since: new Date() }) ?? Promise.reject(),
    queues: new Set(jobs.keys()),
    unadmitted: new Set(),
    async close() {
      for (const step of undo) await step();
      await app.close();
      await state.close();
      await db.destroy();
      await site.close();
      await gateway.close();
      await devices.close();
    },
  };
}

type Jobs = Map<string, (job: Job) => Promise<unknown>>;

/** Mails of the calendar are not made in the night, and no phone rings. */
const noonInIndia = () => new Date(`${dayInIndia(new Date())}T06:30:00Z`);

/** What the product does with each queue. The nightly work comes two hours later, when files without rows are old. */
async function collectJobs(ctx: Context): Promise<Jobs> {
  const jobs: Jobs = new Map();
  const workers: JobWorkers = {
    async work(queue, _, handler) {
      jobs.set(queue, handler);
    },
    async repeat(queue, _, task) {
      jobs.set(queue, () => task(new AbortController().signal));
    },
    check: async () => {},
    stop: async () => {},
  };
  await workMails(ctx, workers, mailings);
  await workDigests({ ...ctx, now: noonInIndia }, workers);
  await workPush({ ...ctx, now: noonInIndia }, workers);
  await workPhotos(ctx, workers);
  await workHoroscopeFiles(ctx, workers);
  await workAccounts(ctx, workers);
  await workHistory(ctx, workers);
  await workGateway(ctx, workers);
  const later = () => new Date(Date.now() + HOURS_MS);
  await sweepNightly({ ...ctx, now: later }, workers);
  return jobs;
}

async function work(jobs: Jobs, queue: QueueName, { data }: Prepared): Promise<Reply> {
  try {
    const body = await jobs.get(queue)?.({ data, since: new Date() });
    return { status: body === 'again' ? 503 : 200, body };
  } catch (error) {
    return { status: 500, body: (error as Error).message };
  }
}

let clients = 0;

/** Without a socket, so that everything the call causes is known to be of this attempt. */
async function send(app: FastifyInstance, { endpoint }: Scenario, sent: Prepared): Promise<Reply> {
  const { token, params, body, form, headers } = sent;
  const multipart = form && new Response(form);
  clients += 1;
  const answer = await app.inject({
    method: endpoint?.method ?? 'GET',
    url: sent.path ?? pathOf(endpoint as never, params),
    // limits count by network
    remoteAddress: `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(multipart ? { 'content-type': multipart.headers.get('content-type') ?? '' } : {}),
    },
    ...(multipart ? { payload: Buffer.from(await multipart.arrayBuffer()) } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload.length };
}
