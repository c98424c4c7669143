import type { OptionalWrite } from './db/optional-write.ts';

/** Milliseconds after which what was noted is written: so much a killed process loses. */
const WRITTEN_EVERY_MS = 5000;

/** What calls note in memory, since a call that reads writes nothing. */
export interface LateWrites {
  /** writes what was noted so far; what cannot be written is kept for the next time */
  write(): Promise<void>;
  /** writes for the last time */
  stop(): Promise<void>;
}

/** Writes every few seconds. `writeBatch` takes what was noted, and keeps what it could not write. */
export function writeLate(writeBatch: () => Promise<void>): LateWrites {
  let writing = Promise.resolve();
  // one after the other, so that one batch never meets itself
  const write = () => {
    writing = writing.then(writeBatch);
    return writing;
  };
  const timer = setInterval(write, WRITTEN_EVERY_MS).unref();
  return {
    write,
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}

/** Whether something was written. Whatever the database says, nobody's call fails for it. */
export async function isWritten(
  optionalWrite: OptionalWrite,
  write: () => Promise<unknown>,
): Promise<boolean> {
  const done = await optionalWrite(() => write().then(() => true)).catch(() => null);
  return done === true;
}
