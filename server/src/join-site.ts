import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Config } from './config.ts';
import { createOptionalWrite } from './db/optional-write.ts';
import { joinProcesses, keepSigning } from './db/running-processes.ts';
import type { Database } from './db/schema/database.ts';
import type { LowDisk } from './db/schema/running-processes.ts';
import { MUST_AGREE, sharedSettings } from './shared-settings.ts';

/**
 * Takes this process among those of its site, until stop(), and tells them which of its disks are low.
 * @throws with one line for people if it differs from a running one in what all must share (decision 049)
 */
export async function joinSite(
  config: Config,
  db: Kysely<Database>,
  log: FastifyBaseLogger,
  lowDisks: () => readonly LowDisk[],
): Promise<{ stop(): Promise<void> }> {
  const sign = { id: uuid(), settings: await sharedSettings(config) };
  // the embedded database runs for one process, whose predecessor may have been killed
  const isAlone = !config.databaseUrl;
  const optionalWrite = createOptionalWrite(log, 'other processes do not know of this one');
  const different = await optionalWrite(() =>
    joinProcesses(db, { ...sign, mustAgree: MUST_AGREE, isAlone }),
  );
  if (different?.length)
    log.warn({ settings: different }, 'these settings differ from those of another process');
  return keepSigning(db, sign, lowDisks);
}
