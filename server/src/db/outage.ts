/**
 * Codes of sockets, and of PostgreSQL while it stops, starts, has no connection left, takes too long or ends a deadlock, or while
 * another copy of the database is put in the place of this one.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|57014|57P0[1234]|55000|3D000|53300|40001|40P01|55P03)$/;

/** Whether PostgreSQL ended a query that took longer than one may. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === '57014';

/** Errors of the database driver and its pool that have no code. */
const MESSAGES =
  /^(Connection terminated|Postgres connection has been discarded|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** Whether the database or the file store cannot be reached at the moment. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // a database behind a socket that is gone
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (CODES.test(code ?? '') || MESSAGES.test(error.message)) return true;
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].some(isOutage);
}
