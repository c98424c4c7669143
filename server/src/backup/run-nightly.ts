import { DAY_MS } from '@mala/contract/india-time.ts';
import { openDatabase } from '../db/database.ts';
import type { KeptFiles } from '../storage/sweep.ts';
import { whileAlone } from './alone.ts';
import { backUp } from './back-up.ts';
import { checkRestore } from './check-restore.ts';
import { nameMissing } from './missing-files.ts';
import { openPlace } from './open-place.ts';
import { type Keep, nightlyName, prune } from './retention.ts';
import { lastRuns, noteRun } from './run-queries.ts';
import { createOpener, makeKeyPair } from './seal.ts';

/** What a nightly run needs, as it is sent to its process. */
export interface NightlyJob {
  backupUrl: string;
  recipient: string;
  keep: Keep;
  databaseUrl: string;
  scratchUrl?: string | undefined;
  storage: { storageUrl?: string | undefined; dataDir: string };
  authSecret: string;
  /** milliseconds since 1970 */
  now: number;
}

/** For the log. */
export interface NightlyRun {
  name: string;
  rows: number;
  files: number;
  sent: number;
  removed: number;
  /** whether it was restored as well */
  checked: boolean;
  /** the last row of the history of the office in it */
  history?: string;
  /** rows that have lost a file; unset: none */
  missing?: { count: number; rows: string };
}

/** Milliseconds: a week less some hours, so that the check stays in the same night. */
const CHECK_EVERY = 6.5 * DAY_MS;

/**
 * Takes a backup, removes old ones and, once a week, restores it: for that it is sealed to one more key, which only this process
 * has, because the private key is not on the server.
 */
export const runNightly = (job: NightlyJob, kept: readonly KeptFiles[]): Promise<NightlyRun> =>
  whileAlone(job.databaseUrl, () => runAlone(job, kept));

async function runAlone(job: NightlyJob, kept: readonly KeptFiles[]): Promise<NightlyRun> {
  const db = openDatabase(job.databaseUrl, { poolSize: 1 });
  try {
    const place = await openPlace(job.backupUrl);
    const now = new Date(job.now);
    const name = nightlyName(now);
    const checkedAt = (await lastRuns(db))['restore-check'];
    // a time to come is of a clock that was wrong
    const isChecked =
      checkedAt !== null && checkedAt >= new Date(job.now - CHECK_EVERY) && checkedAt <= now;
    const trial = isChecked ? null : await makeKeyPair();
    const { manifest, sent, missing } = await backUp({
      ...job,
      kept,
      place,
      name,
      ...(trial && { trialRecipient: trial.recipient }),
    });
    await noteRun(db, 'backup', now);
    const removed = await prune(place, job.keep, now);
    if (trial) {
      const opener = createOpener([trial.identity]);
      await checkRestore({ ...job, place, name, opener, sentNow: sent });
      await noteRun(db, 'restore-check', now);
    }
    return {
      name,
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      files: manifest.files.length,
      sent: sent.size,
      removed,
      checked: trial !== null,
      ...(manifest.history && {
        history: `${manifest.history.position}:${manifest.history.hash}`,
      }),
      ...(missing.length > 0 && {
        missing: { count: missing.length, rows: nameMissing(missing) },
      }),
    };
  } finally {
    await db.destroy();
  }
}
