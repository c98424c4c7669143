import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import type { ErrorCode } from '@mala/contract/errors.ts';
import { AppError } from '../errors.ts';
import { usageOf } from './process-usage.ts';
import type { MediaTask } from './tasks.ts';

export type MediaAnswer = { answer: unknown } | { refusal: ErrorCode } | { fault: string };
/** Sent once when the process can work. */
export const READY = 'ready';

/** How much later than the server a process gets the processor (nice), and the milliseconds of it that a job may use. */
export interface Bounds {
  niceness: number;
  cpuMs: number;
  /** milliseconds after which a job that still waits for the processor is given up */
  longestMs?: number;
}

/** The job used more of the processor or of memory than it may; its process was killed. */
export class OverBounds extends Error {}

/** Somebody else killed the process, as a system without memory does, which says nothing of the file. */
export class ReaderKilled extends Error {}

/** The answer to one job; the next may be given once this one is settled. */
export type AskProcess = (job: MediaTask) => Promise<unknown>;

/** A progressive JPEG of 50 megapixels takes 400 MB, ten pages of a PDF 260. */
const MOST_BYTES = 640 * 1024 * 1024;
const LONGEST_MS = 60_000;
const LOOK_MS = 100;
/** By then nobody is uploading, and the memory is the machine's again. */
const IDLE_MS = 30_000;

/**
 * Nothing of the server's environment, its secrets above all, reaches what reads files from outside. Few arenas: what
 * libvips gives back is used again instead of lying about in pieces.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** What is said of a file that crashes its reader: it is nothing that we take. */
const CRASHED: Record<MediaTask['name'], ErrorCode> = {
  look: 'NOT_A_PICTURE',
  sizes: 'NOT_A_PICTURE',
  rewrite: 'NOT_A_PICTURE',
  jpeg: 'NOT_A_PICTURE',
  thumbnail: 'NOT_A_PICTURE',
  hash: 'NOT_A_PICTURE',
  document: 'NOT_A_HOROSCOPE_FILE',
  pdf: 'NOT_A_HOROSCOPE_FILE',
  // our own words
  sheet: 'UNAVAILABLE',
  biodata: 'UNAVAILABLE',
  table: 'NOT_A_TABLE',
};

interface Reader {
  child: ChildProcess;
  /** settles when it can work, or has ended */
  ready: Promise<unknown>;
}

/** A process that yields to the server: others' calls come first. */
function start(niceness: number): Reader {
  const child = fork(new URL('child.ts', import.meta.url), {
    serialization: 'advanced',
    env: ENVIRONMENT,
    // drawing pages makes much that lives for a moment: it is cleared away before it takes 60 MB
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid) setPriority(child.pid, Math.min(19, getPriority() + niceness));
  } catch {
    // it is gone already, or the system does not let us: then it works with the usual priority
  }
  child.unref();
  child.channel?.unref();
  const ready = Promise.race([once(child, 'message'), once(child, 'exit')]).catch(() => {});
  return { child, ready };
}

/**
 * A process for work on files from outside, started by the first job and ended when it is idle; it holds nobody up
 * from ending while it has none. A file that makes it crash takes down nothing else.
 * @throws OverBounds, and AppError for what the file's sender is to be told
 */
export function createMediaProcess(bounds: Bounds): AskProcess {
  let running: Reader | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    running?.child.kill('SIGKILL');
    running = undefined;
  }
  function keepForAWhile(): void {
    clearTimeout(idle);
    idle = setTimeout(end, IDLE_MS).unref();
  }

  return async (job) => {
    clearTimeout(idle);
    // one that died while it was idle is known by its end, even where nobody heard of it yet
    running = running && isAlive(running.child) ? running : start(bounds.niceness);
    const { child, ready } = running;
    child.channel?.ref();
    try {
      await ready;
      return await ask(child, job, bounds);
    } catch (error) {
      if (!(error instanceof AppError) || !isAlive(child)) end();
      // the next file waits already
      if (error instanceof OverBounds) running = start(bounds.niceness);
      throw error;
    } finally {
      if (child.connected) child.channel?.unref();
      keepForAWhile();
    }
  };
}

function isAlive({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null;
}

async function ask(
  child: ChildProcess,
  job: MediaTask,
  { cpuMs, longestMs = LONGEST_MS }: Bounds,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const begun = performance.now();
  const { pid = 0 } = child;
  const before = await usageOf(pid, begun);

  async function look(): Promise<void> {
    const { cpu, bytes } = await usageOf(pid, begun);
    if (cpu - before.cpu > cpuMs || bytes > MOST_BYTES) reject(new OverBounds());
    else if (performance.now() - begun > longestMs)
      reject(new AppError('UNAVAILABLE', { retryAfter: 60 }));
    else return;
    child.kill('SIGKILL');
  }
  const timer = setInterval(() => void look(), LOOK_MS);
  const onEnd = () =>
    reject(child.signalCode === 'SIGKILL' ? new ReaderKilled() : new AppError(CRASHED[job.name]));
  const onAnswer = (said: MediaAnswer) => {
    if ('answer' in said) resolve(said.answer);
    else reject('refusal' in said ? new AppError(said.refusal) : new Error(said.fault));
  };
  child.once('message', onAnswer).once('exit', onEnd).once('error', reject);
  // of a reader that is ending, its end says why
  const onSent = (error: Error | null) =>
    error && (error as NodeJS.ErrnoException).code !== 'EPIPE' && reject(error);
  if (isAlive(child)) child.send(job, onSent);
  else onEnd();
  return promise.finally(() => {
    clearInterval(timer);
    child.off('message', onAnswer).off('exit', onEnd).off('error', reject);
  });
}
