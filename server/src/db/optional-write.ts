import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseError } from 'pg';
import { onceIn } from '../once-in.ts';

/** What PostgreSQL answers to a write: read-only, disk full, and, of a table that is not copied to a standby, recovery. */
const UNWRITABLE = new Set(['25006', '53100', '0A000']);

/** Whether the database answers but keeps nothing: its disk is full, or it is a standby. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, routine } = error as Partial<DatabaseError>;
  // how a new connection fails on a full disk: the database cannot write what it remembers of its tables
  return UNWRITABLE.has(code ?? '') || (code === 'XX000' && routine === 'write_item');
}

/**
 * Makes a write that a reading does not depend on, such as a count; null, instead of an error, if the database keeps
 * nothing at the moment.
 */
export type OptionalWrite = <T>(write: () => Promise<T>) => Promise<T | null>;

/** One log line a minute at most. */
const QUIET_MS = 60_000;

/** @param lost what is missing then, for the log: "what is read is not counted" */
export function createOptionalWrite(
  log: Pick<FastifyBaseLogger, 'warn'>,
  lost: string,
): OptionalWrite {
  const isLogDue = onceIn(QUIET_MS);
  return async (write) => {
    try {
      return await write();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      if (isLogDue()) {
        const { code } = error as NodeJS.ErrnoException;
        log.warn({ code }, `the database keeps nothing, so ${lost}`);
      }
      return null;
    }
  };
}
