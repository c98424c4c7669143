import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createViewers } from './access/find-viewer.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context, SignIn } from './context.ts';
import { startClock } from './db/clock.ts';
import { openDatabase, openForLongWork, reachDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded.ts';
import { refuseOtherKind } from './db/instance.ts';
import { migrateToLatest, requireMigrated } from './db/migrate.ts';
import { createOptionalWrite } from './db/optional-write.ts';
import type { Database } from './db/schema/database.ts';
import { refuseUnfinishedRestore } from './db/unfinished-restore.ts';
import { workAccounts } from './features/auth/index.ts';
import { createHome } from './features/content/index.ts';
import { workDigests } from './features/digest/index.ts';
import { workHistory } from './features/history/index.ts';
import { workHoroscopeFiles } from './features/horoscope-files/index.ts';
import { workMails } from './features/mail/index.ts';
import { createDailyCounts } from './features/numbers/index.ts';
import { workGateway } from './features/payments/index.ts';
import { workPhotos } from './features/photos/index.ts';
import { workPush } from './features/push/index.ts';
import { createSearch } from './features/search/index.ts';
import { readSettings } from './features/settings/index.ts';
import { firstStartPath, makeFirstOwner, offerFirstStart } from './features/staff/index.ts';
import { createComeBack } from './features/still-looking/index.ts';
import { createVisits } from './features/visits/index.ts';
import { mailings, sweepNightly } from './features.ts';
import type { BuiltWeb } from './http/built-web.ts';
import { createRateLimits, noLimits } from './http/rate-limits.ts';
import { createReadiness } from './http/readiness.ts';
import { TOKEN_SECONDS } from './http/session.ts';
import { createJobs } from './jobs/jobs.ts';
import { type JobWorkers, startJobWorkers } from './jobs/workers.ts';
import { type Joined, joinSite } from './join-site.ts';
import { createBiodatas } from './media/biodatas.ts';
import { createHoroscopeFiles } from './media/horoscope-files.ts';
import { createImages } from './media/images.ts';
import { createMediaPool, type MediaPool } from './media/pool.ts';
import { createSheets } from './media/sheets.ts';
import { createTables } from './media/tables.ts';
import { type Counting, createCounting } from './search-engine/counting.ts';
import { createAppSecrets } from './secrets/app-secrets.ts';
import { createDeviceMarks } from './secrets/device-marks.ts';
import { createLinkSecrets } from './secrets/link-secrets.ts';
import { createPasswords, type Passwords } from './secrets/passwords.ts';
import { createPushKeys } from './secrets/push-keys.ts';
import { createRefreshTokens } from './secrets/refresh-tokens.ts';
import { createTokens } from './secrets/tokens.ts';
import { siteSecret } from './shared-settings.ts';
import { type Disks, disksOf } from './storage/disks.ts';
import { createFiles } from './storage/files.ts';
import { createSignedUrls } from './storage/signed-urls.ts';
import { sweepOwnUploads } from './storage/sweep.ts';
import { createTempFiles } from './storage/temp-files.ts';

/** Few at once keep memory small and one core free for other calls; waiting uploads are on the disk. */
export const UPLOADS = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)) };

/** What works on threads and in processes of its own; further contexts of one process may share it. */
export interface HeavyWork {
  media: MediaPool;
  passwords: Passwords;
  counting: Counting;
}

const createHeavyWork = (): HeavyWork => ({
  media: createMediaPool(UPLOADS),
  passwords: createPasswords(),
  counting: createCounting(),
});

/** What a start gives, and what the tests have otherwise. */
export interface ContextOptions {
  /** the database's clock (db/clock.ts), so that all processes of a site agree */
  now?: () => Date;
  /** that of tokens and rate limits */
  tokenNow?: () => Date;
  /** that of signed addresses */
  addressNow?: () => Date;
  disks?: Disks;
  heavyWork?: HeavyWork;
  /** how long a page waits for settings as recent as the database */
  settingsPatienceMs?: number;
  /** how long readiness waits for a check */
  readinessPatienceMs?: number;
}

/** The services, built from the settings, on a migrated database. */
export async function createContext(
  config: Config,
  db: Kysely<Database>,
  log: FastifyBaseLogger,
  options: ContextOptions = {},
): Promise<Context> {
  const { now = () => new Date(), settingsPatienceMs, readinessPatienceMs } = options;
  const { tokenNow = now, addressNow = now, disks = disksOf(config, log) } = options;
  const { media, passwords, counting } = options.heavyWork ?? createHeavyWork();
  const secret = await siteSecret(config);
  const files = await createFiles(config);
  const readiness = createReadiness(readinessPatienceMs);
  readiness.add('database', () => reachDatabase(db));
  readiness.add('migrations', () => requireMigrated(db));
  readiness.add('storage', async () => void (await files.exists('readiness')));
  const images = createImages(media);
  const services = {
    config,
    db,
    log,
    now,
    images,
    files,
    disks,
    readiness,
    tempFiles: createTempFiles(config.dataDir, log),
    horoscopeFiles: createHoroscopeFiles(media, images),
    drawSheet: createSheets(media),
    drawBiodata: createBiodatas(media),
    readTable: createTables(media),
    passwords,
    tokens: createTokens(secret, TOKEN_SECONDS, tokenNow),
    linkSecrets: createLinkSecrets(secret),
    deviceMarks: createDeviceMarks(secret),
    refreshTokens: createRefreshTokens(secret),
    appSecrets: createAppSecrets(secret),
    pushKeys: createPushKeys(secret),
    jobs: createJobs(db),
    signedUrls: createSignedUrls({ ...config, secret, now: addressNow }),
    limits: config.rateLimits ? createRateLimits(db, tokenNow) : noLimits,
    optionalWrite: createOptionalWrite(log, 'what is read is not counted'),
    demo: null,
  };
  return {
    ...services,
    settings: await readSettings(services, settingsPatienceMs),
    home: createHome(services),
    viewers: createViewers(services),
    search: createSearch({ ...services, counting }),
    daily: createDailyCounts(services),
    comeBack: createComeBack(services),
    visits: createVisits(services),
  };
}

async function warnWithoutOfficer({ settings, log }: Context): Promise<void> {
  const all = await Promise.all(DOMAINS.map((domain) => settings.read(domain)));
  if (all.some(({ grievance }) => !grievance.officer))
    log.warn('a privacy notice names no grievance officer: set one under Settings');
}

async function migrate(url: string): Promise<void> {
  const db = openForLongWork(url);
  await migrateToLatest(db).finally(() => db.destroy());
}

/** Seconds for running jobs to finish at a stop, of ten in all (run.ts), with the grace before. */
const LAST_JOBS_SECONDS = 8;

export interface RunningServer {
  app: FastifyInstance;
  /** the path of the page where the first owner is made, with its secret: for whoever started the server, and for no log */
  firstStart: string | null;
  /**
   * Turns readiness and, if a proxy watches it, waits `graceSeconds` for that proxy to send nothing more; then
   * finishes the requests in flight, and stops the embedded database.
   */
  stop(graceSeconds?: number): Promise<void>;
}

/** Fills the migrated tables of a demonstration and returns its accounts. */
export type Fill = (ctx: Context) => Promise<SignIn[]>;

/** Starts everything and listens. Throws a one-line message for people if it cannot. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  web: BuiltWeb | null,
  fill: Fill | null = null,
): Promise<RunningServer> {
  // a demonstration keeps no room: nothing is lost with it
  const disks = disksOf({ ...config, ...(fill && { diskReserveMb: 0 }) }, log);
  // the libraries for sealing take part of the start
  const nightly = config.backupUrl ? await import('./backup/nightly.ts') : null;
  nightly?.requireRecipient(config);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, durable: true, log, makeRoom: disks.look });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const db = openDatabase(url, {
    onConnectionLost: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  let workers: JobWorkers | undefined;
  let joined: Joined | undefined;
  async function closeDatabase(): Promise<void> {
    await workers?.stop(LAST_JOBS_SECONDS);
    await joined?.stop();
    await db.destroy();
    await embedded?.stop();
  }
  try {
    await reachDatabase(db);
    await refuseUnfinishedRestore(db);
    await refuseOtherKind(db, fill !== null);
    await migrate(url);
    joined = await joinSite(config, db, log, disks.low);
    workers = await startJobWorkers(url, log);
    const clock = await startClock(db, log);
    const ctx = await createContext(config, db, log, { now: clock.now, disks });
    ctx.readiness.add('jobs', workers.check);
    ctx.readiness.add('agreement', joined.agree);
    ctx.readiness.add('disk', async () => disks.details());
    if (!config.rateLimits)
      log.warn('rate limits are off: for load tests on a machine of your own only');
    if (config.appUrl.startsWith('https:')) await warnWithoutOfficer(ctx);
    if (fill) ctx.demo = { sign_ins: await fill(ctx) };
    await makeFirstOwner(ctx);
    const app = await createApp(ctx, web);
    await listen(app, config);
    // it ends the address of the start before, which a start that fails must not
    const secret = await offerFirstStart(ctx);
    await workPhotos(ctx, workers);
    await workHoroscopeFiles(ctx, workers);
    const mailer = await workMails(ctx, workers, mailings);
    await workPush(ctx, workers);
    await workDigests(ctx, workers);
    await sweepNightly(ctx, workers);
    const sweeping = sweepOwnUploads(ctx);
    const watching = disks.watch();
    await workAccounts(ctx, workers);
    await workHistory(ctx, workers);
    await workGateway(ctx, workers);
    await nightly?.backUpNightly({ ...ctx, databaseUrl: url }, workers);
    void ctx.search.prepare();
    return {
      app,
      firstStart: secret && firstStartPath(secret),
      async stop(graceSeconds = 0) {
        ctx.readiness.stop();
        const grace = ctx.readiness.isWatched() ? graceSeconds : 0;
        await delay(grace * 1000);
        await Promise.all([app.close(), workers?.stop(LAST_JOBS_SECONDS - grace)]);
        clock.stop();
        clearInterval(sweeping);
        await watching.stop();
        mailer.close();
        await ctx.search.stop();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop it, or set another PORT',
  EACCES: 'may not be used by this system user: set a PORT of 1024 or more',
  EADDRNOTAVAIL: 'cannot be listened on: HOST is no address of this machine',
  ENOTFOUND: 'cannot be listened on: HOST is no name of this machine',
};

/** Listens on an address of this machine. Throws a one-line message for people if it cannot. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`port ${port} of ${host} ${reason}`) : error;
  }
}
