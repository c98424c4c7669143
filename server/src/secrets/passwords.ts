import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../turns.ts';

/** m = 19 MiB, t = 2, p = 1; the algorithm is the library's default, argon2id (server rules, section 7). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What argon2 works by; `memoryCost` in KiB. */
export type Cost = typeof COST;

const text = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that matches no password. */
const emptyHash = ({ memoryCost, timeCost, parallelism }: Cost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${text(16)}$${text(32)}`;

/** One at a time, on a thread of low priority, and by turns; a flood is refused early (decisions 015 and 038). */
const LIMITS = { atOnce: 1, waiting: 50, ofOne: 20 };

/** `asker`: who takes turns with others, such as the client's network. */
export interface Passwords {
  /** matches no password: of an account whose owner has not chosen one yet */
  readonly nobodysHash: string;
  /** @throws AppError TOO_MANY when too many wait. */
  hash(password: string, asker: string): Promise<string>;
  /** False for a wrong password and for an invalid hash. @throws AppError TOO_MANY */
  verify(stored: string, password: string, asker: string): Promise<boolean>;
  /** False, after the time that `verify` takes; for unknown mobile numbers. @throws AppError TOO_MANY */
  verifyAgainstNothing(password: string, asker: string): Promise<false>;
}

/** @param cost of new hashes, and of the check of an unknown mobile number */
export function createPasswords(cost = COST): Passwords {
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
    return String(await ask({ password, cost }, asker));
  }

  async function verify(stored: string, password: string, asker: string): Promise<boolean> {
    return (await ask({ password, stored }, asker)) === true;
  }

  const nobodysHash = emptyHash(cost);
  return {
    nobodysHash,
    hash,
    verify,
    async verifyAgainstNothing(password, asker) {
      await verify(nobodysHash, password, asker);
      return false;
    },
  };
}

/** Keyboards compose letters differently, so that equal-looking passwords may differ in code points. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** With `stored`: whether it is the password's hash. With `cost`: the hash of the password. */
export type PasswordJob = { password: string } & ({ stored: string } | { cost: Cost });

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
