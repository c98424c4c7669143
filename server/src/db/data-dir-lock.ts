import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataDirLock {
  release(): void;
}

/** Another process has the lock. */
export class DataDirInUse extends Error {}

/**
 * Makes this process the only one that runs the embedded database of `dataDir`, until release() or its end.
 * The operating system releases the lock, held on an empty SQLite file, whenever the process ends (decision 006).
 * @throws if another process holds it, with its process id, or if the folder cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'database.lock');
  const pidPath = join(dataDir, 'database.pid');
  await mustBeWritable(path, dataDir);

  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new DataDirInUse(
      `${dataDir} is in use by ${await holder(pidPath)}: stop it, or set another DATA_DIR`,
    );
  }
  await writeFile(pidPath, `${process.pid}\n`);
  return { release: () => file.close() };
}

// SQLite opens a read-only file as well, and would lock nothing
async function mustBeWritable(path: string, dataDir: string): Promise<void> {
  try {
    await access(path, constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${path} cannot be written: ${dataDir} belongs to another system user`);
    }
    await access(dataDir, constants.W_OK).catch(() => {
      throw new Error(`${dataDir} cannot be written by this system user`);
    });
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

async function holder(pidPath: string): Promise<string> {
  const pid = await readFile(pidPath, 'utf8').catch(() => '');
  return pid.trim() ? `process ${pid.trim()}` : 'another process';
}
