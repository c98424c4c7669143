import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Config } from './config.ts';
import { createOptionalWrite } from './db/optional-write.ts';
import { findDiffering, joinProcesses, keepSigning } from './db/running-processes.ts';
import type { Database } from './db/schema/database.ts';
import type { LowDisk } from './db/schema/running-processes.ts';
import { markFolder } from './folder-mark.ts';
import { MUST_AGREE, sharedSettings } from './shared-settings.ts';

/** A process among those of its site. */
export interface Joined {
  /**
   * Compares it again: one of two may not have been seen when the other joined, because the database had crashed, kept
   * nothing or was away. The log says what differs.
   * @throws if one that joined before differs
   */
  agree(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Takes this process among those of its site, until stop(), and tells them which of its disks are low.
 * @throws with one line for people if it differs from a running one in what all must share (decision 049)
 */
export async function joinSite(
  config: Config,
  db: Kysely<Database>,
  log: FastifyBaseLogger,
  lowDisks: () => readonly LowDisk[],
): Promise<Joined> {
  const id = uuid();
  // the embedded database runs for one process, whose predecessor may have been killed
  const isAlone = !config.databaseUrl;
  const settings = await sharedSettings(config);
  const mark = isAlone || config.storageUrl ? null : await markFolder(config.dataDir, id);
  const joining = { id, settings, mustAgree: MUST_AGREE, isAlone, sees: mark?.sees };
  const optionalWrite = createOptionalWrite(log, 'other processes do not know of this one');
  try {
    const different = await optionalWrite(() => joinProcesses(db, joining));
    if (different?.length)
      log.warn({ settings: different }, 'these settings differ from those of another process');
  } catch (error) {
    await mark?.remove();
    throw error;
  }
  const signing = keepSigning(db, joining, lowDisks);
  let isNoted = false;
  return {
    async agree() {
      const { found, before } = await findDiffering(db, joining);
      if (found && !isNoted)
        log.error('another process on this database differs, or has a copy of DATA_DIR');
      isNoted = found;
      if (before) throw new Error('another process differs');
    },
    async stop() {
      await signing.stop();
      await mark?.remove();
    },
  };
}
