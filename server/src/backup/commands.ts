import { writeFile } from 'node:fs/promises';
import { reachSite } from '../command.ts';
import type { Config } from '../config.ts';
import { KEPT_FILES } from '../features.ts';
import { createLog } from '../log.ts';
import { siteSecret } from '../shared-settings.ts';
import { FULL_BELOW, measureDisk } from '../storage/disk-space.ts';
import { whileAlone } from './alone.ts';
import { backUp } from './back-up.ts';
import { readErasureList } from './erasure-list.ts';
import { BACKUPS, inWords } from './in-words.ts';
import { findOpener, findRecipient } from './keys.ts';
import { nameMissing } from './missing-files.ts';
import { openPlace, splitAddress } from './open-place.ts';
import { restore } from './restore.ts';
import { makeKeyPair } from './seal.ts';

interface Command {
  run: (config: Config, file: string) => Promise<string[]>;
  /** where it writes */
  target: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: { run: backUpByHand, target: BACKUPS },
  restore: { run: restoreByHand, target: 'DATA_DIR or the bucket of STORAGE_URL' },
  'backup-key': { run: makeKey, target: 'the folder of the key' },
};

/** Runs a command of main.ts; returns what it says. @throws with a line for people */
export async function runCommand(config: Config, [name = '', file]: string[]): Promise<string[]> {
  const command = COMMANDS[name];
  if (!command || !file)
    throw new Error(`npm run ${name || 'backup'} -- FILE needs the name of a file`);
  try {
    return await command.run(config, file);
  } catch (error) {
    throw inWords(error, command.target);
  }
}

const log = createLog();
const databaseLog = { debug() {}, warn: (message: string) => log.warn(message) };

/** The site of the settings, for which a database is started if it does not run. */
async function reachWhole(config: Config) {
  return { database: await reachSite(config), authSecret: await siteSecret(config) };
}

const headOf = ({ position, hash }: { position: number; hash: string }) => `${position}:${hash}`;

async function backUpByHand(config: Config, file: string): Promise<string[]> {
  const { address, name } = splitAddress(file);
  const place = await openPlace(address);
  const { database, authSecret } = await reachWhole(config);
  try {
    const { manifest, sent, missing } = await whileAlone(database.url, async () =>
      backUp({
        databaseUrl: database.url,
        storage: config,
        authSecret,
        kept: KEPT_FILES,
        place,
        name,
        recipient: await findRecipient(config, place),
      }),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Backed up ${manifest.tables.length} tables with ${rows} rows and ${manifest.files.length} files, ${sent.size} of them new`,
      ...(manifest.history
        ? [`The history of the office ends at ${headOf(manifest.history)} (npm run audit:verify)`]
        : []),
      ...(missing.length > 0
        ? [
            `Rows that have lost a file: ${missing.length} (see docs/backup.md): ${nameMissing(missing)}`,
          ]
        : []),
    ];
  } finally {
    await database.close();
  }
}

async function restoreByHand(config: Config, file: string): Promise<string[]> {
  const { address, name } = splitAddress(file);
  const place = await openPlace(address);
  const opener = await findOpener(config, place);
  const moreErasures = config.backupUrl
    ? await readErasureList(await openPlace(config.backupUrl))
    : [];
  const restored = await restore({
    place,
    name,
    opener,
    target: config,
    moreErasures,
    log: databaseLog,
  });
  const { tables, files } = restored.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const sessions = restored.endsSessions
    ? '; with another AUTH_SECRET, everybody signs in again, and authenticator apps of the office no longer count (docs/operations.md)'
    : '';
  const space = await measureDisk(config.dataDir);
  const full =
    space.free < FULL_BELOW ? '; the disk of DATA_DIR is full: make room before you start' : '';
  return [
    `Restored ${tables.length} tables with ${rows} rows and ${files.length} files of ${restored.takenAt}${sessions}${full}`,
  ];
}

/** Writes an identity for `age` to a new file, to be kept away from the server, and says its recipient. */
async function makeKey(_config: Config, file: string): Promise<string[]> {
  const { identity, recipient } = await makeKeyPair();
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  return [`BACKUP_RECIPIENT=${recipient}`];
}
