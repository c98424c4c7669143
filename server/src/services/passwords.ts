import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './queue.ts';

/** m = 19 MiB, t = 2, p = 1; the algorithm is the library's default, argon2id (server rules, section 7). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once leave threads of the pool to files and pictures; a flood is turned away early. */
const LIMITS = { atOnce: 2, waiting: 50 };

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
  const nothing = hash(crypto.randomUUID(), COST);

  async function verifyQuietly(stored: string, password: string): Promise<boolean> {
    return verify(stored, spelledOneWay(password)).catch(() => false);
  }

  return {
    hash: (password) => queued(() => hash(spelledOneWay(password), COST)),
    verify: (stored, password) => queued(() => verifyQuietly(stored, password)),
    async verifyAgainstNothing(password) {
      const stored = await nothing;
      await queued(() => verifyQuietly(stored, password));
      return false;
    },
  };
}

/** Keyboards differ in how they compose a letter; the person sees the same password. */
function spelledOneWay(password: string): string {
  return password.normalize('NFKC');
}
