import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresCommand, type PostgresProcess, runPostgres } from './postgres-process.ts';

/** Milliseconds before PostgreSQL is started again; the pause doubles each time up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds after which a PostgreSQL that ended counts as having run well. */
const WELL_MS = 60_000;

export interface KeepRunning extends PostgresCommand {
  /** cleans up after the one that ended, before each further start */
  cleanUp: () => Promise<void>;
}

/**
 * Runs PostgreSQL and, whenever it ends by itself, starts it again after growing pauses. Meanwhile queries fail.
 * @throws with PostgreSQL's last messages if it does not start the first time
 */
export async function keepRunning(command: KeepRunning): Promise<{ stop(): Promise<void> }> {
  const { log, cleanUp } = command;
  const stopping = new AbortController();
  let running = await runPostgres(command);
  let starting: Promise<PostgresProcess> | null = null;

  async function startAgain(firstPause: number): Promise<number> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await delay(pause, null, { signal: stopping.signal });
      try {
        await cleanUp();
        stopping.signal.throwIfAborted();
        starting = runPostgres(command);
        running = await starting;
        log.warn('PostgreSQL was started again');
        return Math.min(pause * 2, LONGEST_PAUSE_MS);
      } catch (error) {
        log.warn((error as Error).message);
      }
    }
  }

  async function watch(): Promise<never> {
    for (let pause = FIRST_PAUSE_MS; ; ) {
      const since = performance.now();
      const { message } = await running.died;
      log.warn(message);
      pause = await startAgain(performance.now() - since > WELL_MS ? FIRST_PAUSE_MS : pause);
    }
  }
  // ends with the abort: a PostgreSQL that is stopped never counts as died
  watch().catch(() => {});
  return {
    async stop() {
      stopping.abort();
      // one that is being started just now must not outlive us
      await starting?.catch(() => {});
      await running.stop();
    },
  };
}
