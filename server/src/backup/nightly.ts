import { fork } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema/database.ts';
import type { JobWorkers } from '../jobs/workers.ts';
import { siteSecret } from '../shared-settings.ts';
import { addErasures } from './erasure-list.ts';
import type { NightlyAnswer } from './nightly-process.ts';
import { openPlace } from './open-place.ts';
import type { NightlyJob, NightlyRun } from './run-nightly.ts';
import { allErasures, lastRuns } from './run-queries.ts';
import { createSeal } from './seal.ts';

export interface Nightly {
  config: Config;
  db: Kysely<Database>;
  databaseUrl: string;
  readiness: { add(name: string, check: () => Promise<BackupDetails>): void };
  log: FastifyBaseLogger;
  now: () => Date;
}

/** When backups last succeeded, for /api/health/ready; ISO 8601 or null. */
export type BackupDetails = Record<string, string | boolean | null>;

const HOUR = 3_600_000;

/** Milliseconds after which a backup and a trial restore are overdue: a day and a week, and some hours to try again. */
const DUE = { backup: 30 * HOUR, 'restore-check': 8 * 24 * HOUR };

/**
 * Where BACKUP_URL is set, backs the site up at two every night, on one of its machines, and lists deleted rows there every ten
 * minutes, for a backup that may be needed before the next one.
 */
export async function backUpNightly(options: Nightly, workers: JobWorkers): Promise<void> {
  const { config, db, log, readiness } = options;
  const { backupUrl, backupRecipient } = config;
  if (!backupUrl || !backupRecipient) return;
  readiness.add('backup', () => describeBackups(options));
  log.info(await describeBackups(options), 'backups are made every night');
  await workers.repeat('backup-nightly', '0 2 * * *', async () => {
    const started = performance.now();
    try {
      const run = await runInProcess(await jobOf(options, backupUrl, backupRecipient));
      const seconds = Math.round((performance.now() - started) / 1000);
      log.info({ ...run, seconds }, 'the site was backed up');
      if (run.missing) log.warn(run.missing, 'rows have lost a file: docs/backup.md');
    } catch (err) {
      log.error({ err, ...(await describeBackups(options)) }, 'the nightly backup failed');
      throw err;
    }
  });
  await workers.repeat('backup-erasures', '*/10 * * * *', async () =>
    addErasures(await openPlace(backupUrl), await allErasures(db)),
  );
}

/** @throws with a line for people if BACKUP_RECIPIENT is mistyped, so that the start shows it and not the first night */
export function requireRecipient({ backupRecipient = '' }: Config): void {
  try {
    createSeal([backupRecipient]);
  } catch {
    throw new Error('BACKUP_RECIPIENT is no public key: npm run backup-key -- FILE makes one');
  }
}

/** It never makes a process unready: it can serve calls without a backup. */
async function describeBackups({ db, now }: Nightly): Promise<BackupDetails> {
  try {
    const { backup, 'restore-check': restored } = await lastRuns(db);
    const since = (at: Date) => now().getTime() - at.getTime();
    // what succeeded in a time to come did so by a clock that was wrong
    const isOverdue = (at: Date | null, due: number) =>
      at === null || since(at) > due || since(at) < -HOUR;
    return {
      last: backup?.toISOString() ?? null,
      overdue: isOverdue(backup, DUE.backup),
      restored: restored?.toISOString() ?? null,
      restore_overdue: isOverdue(restored, DUE['restore-check']),
    };
  } catch {
    return { last: null };
  }
}

async function jobOf(
  { config, databaseUrl, now }: Nightly,
  backupUrl: string,
  recipient: string,
): Promise<NightlyJob> {
  return {
    backupUrl,
    recipient,
    keep: config.backupKeep,
    databaseUrl,
    scratchUrl: config.backupScratchUrl,
    storage: { storageUrl: config.storageUrl, dataDir: config.dataDir },
    authSecret: await siteSecret(config),
    now: now().getTime(),
  };
}

/** Milliseconds after which a run that does not end is killed: less than its job may take. */
const LONGEST = 5.5 * HOUR;

/** @throws with a line for people, also if the process was killed */
export function runInProcess(job: NightlyJob, longest = LONGEST): Promise<NightlyRun> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('nightly-process.ts', import.meta.url), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // a database or a place that went silent in the middle must not hold the next nights up
    const timer = setTimeout(() => child.kill('SIGKILL'), longest);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`the backup’s process ended with ${code ?? signal}`));
    });
    child.once('message', (answer: NightlyAnswer) => {
      if ('fault' in answer) reject(new Error(answer.fault));
      else resolve(answer.run);
    });
    child.send(job);
  });
}
