import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createQueue } from '../queue.ts';

/** m = 19 MiB, t = 2, p = 1; the algorithm is the library's default, argon2id (server rules, section 7). */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const text = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash of the same cost that no password has: for a mobile that nobody has. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${text(16)}$${text(32)}`;

/** One at once, on a thread that yields to the rest of the server; a flood is turned away early (decision 015). */
const LIMITS = { atOnce: 1, waiting: 50 };

export interface Passwords {
  /** @throws AppError TOO_MANY when too many wait. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a stored text that is no hash. @throws AppError TOO_MANY */
  verify(stored: string, password: string): Promise<boolean>;
  /** False, after the time that `verify` takes: for a mobile that nobody has. @throws AppError TOO_MANY */
  verifyAgainstNothing(password: string): Promise<false>;
}

export function createPasswords(): Passwords {
  const queued = createQueue(LIMITS);
  const ask = createPasswordThread();

  async function hash(password: string): Promise<string> {
    return String(await queued(() => ask({ password: spelledOneWay(password) })));
  }

  async function verify(stored: string, password: string): Promise<boolean> {
    return (await queued(() => ask({ password: spelledOneWay(password), stored }))) === true;
  }

  return {
    hash,
    verify,
    async verifyAgainstNothing(password) {
      await verify(NOBODYS_HASH, password);
      return false;
    },
  };
}

/** Keyboards differ in how they compose a letter; the person sees the same password. */
function spelledOneWay(password: string): string {
  return password.normalize('NFKC');
}

/** With `stored`: whether it is the password's hash. Without: the hash of the password. */
export interface PasswordJob {
  password: string;
  stored?: string;
}

/** The answer to one job; the next may be given once this one is settled. */
export type AskPasswordThread = (job: PasswordJob) => Promise<string | boolean>;

/** A thread for passwords, started by the first job; it holds nobody up from ending while it has none. */
export function createPasswordThread(): AskPasswordThread {
  let thread: Worker | undefined;

  function running(): Worker {
    if (thread) return thread;
    const started = new Worker(new URL('password-worker.ts', import.meta.url));
    // the job in hand is told of it too; the next one gets a new thread
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
