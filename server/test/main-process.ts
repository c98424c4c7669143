import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, inject } from 'vitest';
import { descendants } from './process-tree.ts';
import { killHard } from './server-process.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** The product in a separate process, started like `npm start` after the build. */
export interface MainProcess {
  pid: number;
  /** The lines printed so far. */
  said: string[];
  /** The lines on stderr so far, without the log. */
  faults: string[];
  /** Its exit status once all output was read; null if a signal ended it. */
  ended: Promise<number | null>;
  /** The URL that it prints when ready; throws its error output if it exits instead. */
  ready(): Promise<string>;
  signal(name: NodeJS.Signals): void;
}

const started = new Set<MainProcess>();
const folders: string[] = [];

function linesOf(stream: ChildProcess['stdout'], lines: string[], onLine = () => {}): void {
  if (!stream) throw new Error('the process was started without its output');
  createInterface({ input: stream }).on('line', (line) => {
    // log lines are JSON, messages for people are not
    if (!line.startsWith('{')) lines.push(line);
    onLine();
  });
}

/** Starts the product on a free port unless `env` says otherwise; it inherits none of the tests' environment. */
export function startMain(env: Record<string, string>): MainProcess {
  const child = spawn(process.execPath, [MAIN], {
    // so that no .env of a developer is read
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DISK_RESERVE_MB: '0',
      NODE_COMPILE_CACHE: inject('compileCache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the process has no id');
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const said: string[] = [];
  const faults: string[] = [];
  const address = new Promise<string>((resolve) => {
    linesOf(child.stdout, said, () => {
      const line = said.find((one) => one.startsWith('Mala is ready at '));
      if (line) resolve(line.slice('Mala is ready at '.length));
    });
  });
  linesOf(child.stderr, faults);
  async function neverReady(): Promise<never> {
    await ended;
    throw new Error(`it ended before it was ready: ${faults.join('\n')}`);
  }
  const main: MainProcess = {
    pid,
    said,
    faults,
    ended,
    ready: () => Promise.race([address, neverReady()]),
    signal: (name) => child.kill(name),
  };
  started.add(main);
  // its id may be somebody else's from then on
  void ended.then(() => started.delete(main));
  return main;
}

/** A new folder, to be deleted by the caller. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mala-main-'));
  // the database runs as another user when we are root
  await chmod(folder, 0o711);
  return folder;
}

/** Brings an empty folder into the state after a first start: a database without accounts. */
export async function fillDataDir(folder: string): Promise<void> {
  // fs.cp() would not keep the owner
  await promisify(execFile)('cp', ['-a', `${inject('startedDataDir')}/.`, folder]);
}

/** An empty folder for the current test. */
export async function freshDataDir(): Promise<string> {
  const folder = await makeDataDir();
  folders.push(folder);
  return folder;
}

/** A folder for the current test in the state after a first start. */
export async function startedDataDir(): Promise<string> {
  const folder = await freshDataDir();
  await fillDataDir(folder);
  return folder;
}

/** After each test of a file, stops what it started and deletes its folders. */
export function useMainProcesses(): void {
  afterEach(async () => {
    await killHard([...started].flatMap(({ pid }) => [pid, ...descendants(pid)]));
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}
