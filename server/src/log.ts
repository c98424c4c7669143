import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError } from 'pg';
import { type DestinationStream, pino } from 'pino';

/** Where an error came from, line by line, without its message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

/**
 * What the log says of an error: its kind and place. PostgreSQL repeats in its messages and details what
 * members wrote, up to the whole row, and the driver hangs its connection on an error: none of that is kept.
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

/** The log of the server, one line of JSON an event, on the standard error output unless said otherwise. */
export function createLog(to: DestinationStream = pino.destination({ fd: 2 })): FastifyBaseLogger {
  const serializers = {
    err: loggedError,
    // addresses name people, and queries carry signatures
    req: ({ method }: { method: string }) => ({ method }),
  };
  return pino({ level: 'info', serializers }, to);
}
