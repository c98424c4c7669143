import { NOBODYS_HASH } from './password-cost.ts';
import { createPasswordThread } from './password-thread.ts';
import { createQueue } from './queue.ts';

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
