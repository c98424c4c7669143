import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';

const SYSTEM_USER = 'postgres';
// Nothing of our environment (PGDATA, PGOPTIONS, a language) may change what PostgreSQL does.
const env = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

const execute = promisify(execFile);
const run = (file: string, args: string[]) => execute(file, args, { env });

/** As whom PostgreSQL's programs run. */
export interface PostgresUser {
  /** Unset where they run as we do. */
  ids: { uid: number; gid: number } | undefined;
  /** Our root rights to pass closed folders, lent to that user. */
  passesClosedFolders: boolean;
}

/** Runs `file` as `user`, in a separate session, so that Ctrl-C in the terminal does not reach it. */
export function spawnAs(
  { ids, passesClosedFolders }: PostgresUser,
  file: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const options = { cwd: '/', env, detached: true, stdio };
  if (!ids) return spawn(file, args, options);
  if (!passesClosedFolders) return spawn(file, args, { ...options, ...ids });
  const rights = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  // Without that bit access(2) ignores the capability, and initdb asks it whether it may read `postgres`.
  const capability = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return spawn('setpriv', [...rights, ...capability, '--', file, ...args], options);
}

/**
 * Makes `databaseDir` and decides as whom PostgreSQL runs on it: as we do, or, because it refuses to run
 * as root, as the owner of an existing folder or the system user `postgres`, who is given the folder.
 * @throws when root has no such user, or that user reaches PostgreSQL or the folder in no way
 */
export async function preparePostgresUser(
  databaseDir: string,
  binaries: PostgresBinaries,
): Promise<PostgresUser> {
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { ids: undefined, passesClosedFolders: false };

  const ids = await owner(databaseDir);
  for (const passesClosedFolders of [false, true]) {
    const user = { ids, passesClosedFolders };
    const reachesBoth =
      (await succeeds(user, binaries.postgres, ['--version'])) &&
      (await succeeds(user, 'sh', ['-c', 'cd -- "$1" && test -w .', 'sh', databaseDir]));
    if (reachesBoth) return user;
  }
  const closed = [
    ...(await closedFolders(databaseDir)),
    ...(await closedFolders(binaries.postgres)),
  ];
  throw new Error(
    `PostgreSQL does not run as root, and the system user with id ${ids.uid} may not enter ` +
      `${[...new Set(closed)].join(', ') || databaseDir}: chmod o+x there, or install and keep DATA_DIR elsewhere`,
  );
}

async function owner(databaseDir: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(databaseDir);
  if (uid !== 0) return { uid, gid };
  const ids = (await systemUser()) ?? (await makeSystemUser());
  // New, or brought back from a backup by root.
  await run('chown', ['-R', `${ids.uid}:${ids.gid}`, databaseDir]);
  await chmod(databaseDir, 0o700);
  return ids;
}

async function systemUser(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', SYSTEM_USER]),
      run('id', ['-g', SYSTEM_USER]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function makeSystemUser(): Promise<{ uid: number; gid: number }> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  const failure = await run('useradd', [
    ...options,
    '--shell',
    '/usr/sbin/nologin',
    SYSTEM_USER,
  ]).then(
    () => undefined,
    (error: Error) => error,
  );
  const made = await systemUser();
  if (made) return made;
  throw new Error(
    `PostgreSQL does not run as root and the system user ${SYSTEM_USER} could not be made: ` +
      'make it (useradd --system postgres), or start as another user',
    { cause: failure },
  );
}

/** Gives `path` to `user`, where that is not ourselves. */
export async function giveTo({ ids }: PostgresUser, path: string): Promise<void> {
  if (ids) await chown(path, ids.uid, ids.gid);
}

async function succeeds(
  user: PostgresUser,
  program: string,
  programArgs: string[],
): Promise<boolean> {
  const child = spawnAs(user, program, programArgs, 'ignore');
  return once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
}

async function closedFolders(path: string): Promise<string[]> {
  const parent = dirname(path);
  const above = parent === path ? [] : await closedFolders(parent);
  const { mode } = await stat(parent);
  return (mode & 0o001) === 0 ? [...new Set([...above, parent])] : above;
}
