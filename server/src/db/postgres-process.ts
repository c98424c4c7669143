import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresUser, spawnAs } from './postgres-user.ts';

/** Where the database says what happens to it; the server's logger fits. */
export interface DatabaseLog {
  debug(message: string): void;
  warn(message: string): void;
}

export interface PostgresProcess {
  /** Settles if PostgreSQL ends without having been stopped. */
  died: Promise<Error>;
  /** Breaks off open sessions and ends PostgreSQL, within 9 seconds. */
  stop(): Promise<void>;
}

export interface PostgresCommand {
  postgres: string;
  args: string[];
  user: PostgresUser;
  log: DatabaseLog;
}

/**
 * Runs PostgreSQL until stop(), or until this process ends in whatever way.
 * @throws with PostgreSQL's own last words when it does not come up
 */
export async function runPostgres(command: PostgresCommand): Promise<PostgresProcess> {
  // Workers of a killed PostgreSQL notice its end within moments; until then it may not start anew.
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      return await runOnce(command);
    } catch (error) {
      const isBusy = error instanceof Error && error.message.includes('is still in use');
      if (!isBusy || Date.now() > until) throw error;
      await delay(50);
    }
  }
}

async function runOnce({ postgres, args, user, log }: PostgresCommand): Promise<PostgresProcess> {
  const child = spawnAs(user, postgres, args, ['ignore', 'ignore', 'pipe']);
  const exited = once(child, 'exit');
  await ready(child, exited, log);

  const guard = guardAgainstOurEnd(child, user, log);
  let stopping = false;
  const died = exited.then(([code, signal]) => {
    guard.kill('SIGKILL');
    if (stopping) return new Promise<never>(() => {});
    return new Error(`PostgreSQL ended by itself (${signal ?? `code ${code}`})`);
  });

  async function stop(): Promise<void> {
    stopping = true;
    child.kill('SIGINT');
    // The fast shutdown writes everything out first; should that take long, recovery at the next start does it.
    const hurry = setTimeout(() => child.kill('SIGQUIT'), 7000);
    await exited;
    clearTimeout(hurry);
  }
  return { died, stop };
}

async function ready(
  child: ChildProcess,
  exited: Promise<unknown[]>,
  log: DatabaseLog,
): Promise<void> {
  const said: string[] = [];
  if (!child.stderr) throw new Error('PostgreSQL was started without its messages');
  const lines = createInterface({ input: child.stderr });
  const silent = once(lines, 'close');
  const isReady = new Promise<true>((resolve) => {
    lines.on('line', (line) => {
      // Only severe lines concern people; an application's errors are reported by the application.
      if (/ (FATAL|PANIC): /.test(line)) log.warn(`PostgreSQL: ${line}`);
      else log.debug(`PostgreSQL: ${line}`);
      said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  const gone = exited.then(() => silent).then(() => false as const);
  if (!(await Promise.race([isReady, gone]))) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join(' / ')}`);
  }
}

// However this process ends, its end of the pipe closes, and the shell shuts PostgreSQL down.
function guardAgainstOurEnd(
  postgres: ChildProcess,
  user: PostgresUser,
  log: DatabaseLog,
): ChildProcess {
  const script = ['-c', 'read -r _; kill -INT "$1"', 'sh', String(postgres.pid)];
  const guard = spawnAs(user, 'sh', script, ['pipe', 'ignore', 'ignore']);
  guard.on('error', (error) =>
    log.warn(`the database would outlive a killed server: ${error.message}`),
  );
  return guard;
}
