/** Of sockets, and of PostgreSQL while it stops, starts or takes no more connections. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/;

/** The database driver and its pool give these no code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** Whether what we stand on, the database or the file store, cannot be reached just now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // a database behind a socket that is gone
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (CODES.test(code ?? '') || MESSAGES.test(error.message)) return true;
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].some(isOutage);
}
