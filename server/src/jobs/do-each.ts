/** Failures one after the other by which the database, or whatever is asked, is taken to be away. */
const MOST_FAILURES = 20;

/**
 * Does a job's work on each, one after the other. One that fails keeps no other from its turn; the first failure is
 * thrown at the end, so that the job is repeated.
 */
export async function doEach<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
  mostFailures = MOST_FAILURES,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for await (const one of all) {
    try {
      await work(one);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
      if (inARow === mostFailures) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** The parts of a job, each of which is done whatever becomes of the others. */
export function doParts(...parts: (() => Promise<unknown>)[]): Promise<void> {
  return doEach(parts, (part) => part());
}
