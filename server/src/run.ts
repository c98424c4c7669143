import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { readBuiltWeb } from './http/built-web.ts';
import { createLog } from './log.ts';
import { type Fill, type RunningServer, startServer } from './start.ts';

const WEB_DIR = join(import.meta.dirname, '../../web/build');

// output for people; the log goes to stderr
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Stops gracefully, after a grace unless a person at the keyboard waits for it; a second signal, or ten seconds, end the process at once (architecture, "Running it"). */
function stopOnSignal(server: RunningServer, graceSeconds: number): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), 10_000).unref();
      server.stop(signal === 'SIGTERM' ? graceSeconds : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

/** Runs the server until a signal; prints one line per fault and exits with 1 if it cannot start. */
export async function run(env: NodeJS.ProcessEnv, fill: Fill | null = null): Promise<void> {
  try {
    const config = readConfig(env);
    const log = createLog();
    const web = await readBuiltWeb(WEB_DIR);
    if (!web) log.warn('the web is not built, so only the API answers');
    const server = await startServer(config, log, web, fill);
    stopOnSignal(server, config.stopGraceSeconds);
    const address = server.app.server.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    const home = config.port === 0 ? `http://${config.host}:${port}` : config.appUrl;
    say(`Mala is ready at ${home}`);
    if (server.firstStart)
      say(
        `There is no owner yet. Whoever opens this address becomes the owner; it works once, and for a day: ${home}${server.firstStart}`,
      );
  } catch (error) {
    const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
