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

/** The product as a process of its own, started as `npm start` does once the web is built. */
export interface MainProcess {
  pid: number;
  /** What it printed so far, by lines. */
  said: string[];
  /** What it complained of so far, by lines, without the log. */
  faults: string[];
  /** Its status once it has ended and said everything; null where a signal ended it. */
  ended: Promise<number | null>;
  /** The address that it prints when it is ready; throws its complaints where it ends instead. */
  ready(): Promise<string>;
  signal(name: NodeJS.Signals): void;
}

const started = new Set<MainProcess>();
const folders: string[] = [];

function linesOf(stream: ChildProcess['stdout'], lines: string[], onLine = () => {}): void {
  if (!stream) throw new Error('the process was started without its output');
  createInterface({ input: stream }).on('line', (line) => {
    // the log is JSON, what is for people is not
    if (!line.startsWith('{')) lines.push(line);
    onLine();
  });
}

/** Starts the product on a free port unless `env` says otherwise; nothing of the tests' environment reaches it. */
export function startMain(env: Record<string, string>): MainProcess {
  const child = spawn(process.execPath, [MAIN], {
    // away from any .env of a developer
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
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

/** An empty folder for the test that is running. */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mala-main-'));
  folders.push(folder);
  // the database runs as another user when we are root
  await chmod(folder, 0o711);
  return folder;
}

/** A folder for the test that is running, with what a first start leaves: a database without anybody. */
export async function startedDataDir(): Promise<string> {
  const folder = await freshDataDir();
  // fs.cp() would not keep the owner
  await promisify(execFile)('cp', ['-a', `${inject('startedDataDir')}/.`, folder]);
  return folder;
}

/** Ends, after each test of a file, what it started, and removes its folders. */
export function useMainProcesses(): void {
  afterEach(async () => {
    await killHard([...started].flatMap(({ pid }) => [pid, ...descendants(pid)]));
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}
