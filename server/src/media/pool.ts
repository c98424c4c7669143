import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { ErrorCode } from '@mala/contract/errors.ts';
import { AppError } from '../errors.ts';
import { createQueue } from '../queue.ts';
import type { MediaTask, MediaTaskName, MediaTasks } from './tasks.ts';

export type MediaAnswer = { answer: unknown } | { refusal: ErrorCode } | { fault: string };

/** The answer to one job; the next may be given once this one is settled. */
export type AskMedia = <Name extends MediaTaskName>(
  job: MediaTask & { name: Name },
) => Promise<MediaTasks[Name]['answer']>;

/** The heaviest picture takes some 3 seconds of a core; whoever takes this long is in a loop. */
const LONGEST_MS = 60_000;
/** By then nobody is uploading, and the memory is the machine's again. */
const IDLE_MS = 30_000;

/**
 * Nothing of the server's environment, its secrets above all, reaches what reads files from outside. Few arenas: what
 * libvips gives back is used again instead of lying about in pieces.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** A process that yields to the server: others' calls come first. */
function start(): ChildProcess {
  const child = fork(new URL('child.ts', import.meta.url), {
    serialization: 'advanced',
    env: ENVIRONMENT,
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid) setPriority(child.pid, Math.min(19, getPriority() + 10));
  } catch {
    // it is gone already, or the system does not let us: then it works with the usual priority
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * A process for work on files from outside, started by the first job and ended when it is idle; it holds nobody up
 * from ending while it has none. A file that makes it crash takes down nothing else.
 */
export function createMediaProcess(): AskMedia {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    running?.kill('SIGKILL');
    running = undefined;
  }

  return async (job) => {
    clearTimeout(idle);
    // one that died while it was idle is known by its end, even where nobody heard of it yet
    const child = running && isAlive(running) ? running : start();
    running = child;
    child.channel?.ref();
    const asked = ask(child, job);
    try {
      return (await asked) as never;
    } catch (error) {
      if (!(error instanceof AppError) || !isAlive(child)) end();
      throw error;
    } finally {
      child.channel?.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };
}

function isAlive({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null;
}

function ask(child: ChildProcess, job: MediaTask): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new AppError('UNAVAILABLE', { retryAfter: 60 }));
  }, LONGEST_MS);
  // what crashes its reader is nothing that we take
  const onEnd = () =>
    reject(new AppError(job.name === 'document' ? 'NOT_A_HOROSCOPE_FILE' : 'NOT_A_PICTURE'));
  const onAnswer = (said: MediaAnswer) => {
    if ('answer' in said) resolve(said.answer);
    else reject('refusal' in said ? new AppError(said.refusal) : new Error(said.fault));
  };
  child.once('message', onAnswer).once('exit', onEnd).once('error', reject);
  child.send(job, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', onAnswer).off('exit', onEnd).off('error', reject);
  });
}

/**
 * At most `atOnce` jobs at a time, each in a process of its own; the rest wait in their order of arrival, their
 * files on the disk. Throws AppError TOO_MANY when `waiting` wait already, and what the job throws.
 */
export function createMediaPool(limits: { atOnce: number; waiting: number }): AskMedia {
  const queued = createQueue(limits);
  const idle = Array.from({ length: limits.atOnce }, createMediaProcess);
  return (job) =>
    queued(async () => {
      // the last one that worked first: the others may end
      const ask = idle.pop() ?? createMediaProcess();
      try {
        return await ask(job);
      } finally {
        idle.push(ask);
      }
    });
}
