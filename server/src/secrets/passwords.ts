import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../turns.ts';

/** m = 19 MiB, t = 2, p = 1; the algorithm is the library's default, argon2id (server rules, section 7). */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const text = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash of the same cost that matches no password, for unknown mobile numbers. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${text(16)}$${text(32)}`;

/** One at a time, on a thread of low priority, and by turns; a flood is refused early (decisions 015 and 038). */
const LIMITS = { atOnce: 1, waiting: 50, ofOne: 20 };

/** `asker`: who takes turns with others, such as the client's network. */
export interface Passwords {
  /** @throws AppError TOO_MANY when too many wait. */
  hash(password: string, asker: string): Promise<string>;
  /** False for a wrong password and for an invalid hash. @throws AppError TOO_MANY */
  verify(stored: string, password: string, asker: string): Promise<boolean>;
  /** False, after the time that `verify` takes; for unknown mobile numbers. @throws AppError TOO_MANY */
  verifyAgainstNothing(password: string, asker: string): Promise<false>;
}

export function createPasswords(): Passwords {
  const takeTurn = createTurns(LIMITS);
  const askThread = createPasswordThread();

  async function ask(job: PasswordJob, asker: string): Promise<string | boolean> {
    const { giveBack } = await takeTurn(asker);
    try {
      return await askThread({ ...job, password: normalized(job.password) });
    } finally {
      giveBack();
    }
  }

  async function hash(password: string, asker: string): Promise<string> {
    return String(await ask({ password }, asker));
  }

  async function verify(stored: string, password: string, asker: string): Promise<boolean> {
    return (await ask({ password, stored }, asker)) === true;
  }

  return {
    hash,
    verify,
    async verifyAgainstNothing(password, asker) {
      await verify(NOBODYS_HASH, password, asker);
      return false;
    },
  };
}

/** Keyboards compose letters differently, so that equal-looking passwords may differ in code points. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** With `stored`: whether it is the password's hash. Without: the hash of the password. */
export interface PasswordJob {
  password: string;
  stored?: string;
}

/** Does one job at a time. */
export type AskPasswordThread = (job: PasswordJob) => Promise<string | boolean>;

/** A worker thread for passwords, started by the first job; idle, it does not keep the process alive. */
export function createPasswordThread(): AskPasswordThread {
  let thread: Worker | undefined;

  function running(): Worker {
    if (thread) return thread;
    const started = new Worker(new URL('password-worker.ts', import.meta.url));
    // the running job rejects as well; the next one gets a new thread
    started.on('error', () => {
      thread = undefined;
    });
    thread = started;
    return started;
  }

  return async (job) => {
    const asked = running();
    asked.ref();
    try {
      asked.postMessage(job);
      const [answer] = await once(asked, 'message');
      return answer;
    } finally {
      asked.unref();
    }
  };
}
