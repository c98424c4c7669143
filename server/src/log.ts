import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import { type DestinationStream, pino } from 'pino';

/** The stack of an error without its message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

/**
 * What is logged of an error: its type and stack. PostgreSQL's messages and details repeat members' data, up to whole
 * rows, and the driver attaches its connection: none of that is logged.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, syscall } = error as NodeJS.ErrnoException;
  const kind = { type: error.constructor.name, code };
  if (error instanceof DatabaseError) {
    const { table, constraint, routine } = error;
    return { ...kind, table, constraint, routine, stack: framesOf(error) };
  }
  const cause = error.cause === undefined ? undefined : loggedError(error.cause);
  return { ...kind, syscall, message: error.message, stack: framesOf(error), cause };
}

/** The log: one line of JSON per event, on stderr by default. */
export function createLog(to: DestinationStream = pino.destination({ fd: 2 })): FastifyBaseLogger {
  const serializers = {
    err: loggedError,
    // addresses are personal data, and queries carry signatures
    req: ({ method }: { method: string }) => ({ method }),
  };
  return pino({ level: 'info', serializers }, to);
}
