import { AsyncLocalStorage } from 'node:async_hooks';

/** What a server asks of its surroundings: a query, a call of the file system or of a bucket, the work of a media process. */
export interface Step {
  of: 'query' | 'file' | 'bucket' | 'media';
  /** the statement, or the name of the call */
  what: string;
  /** whether it changes something */
  writes: boolean;
  /** of a query: whether a transaction is open */
  within: boolean;
}

/** A step of an attempt, and whether it was done to admit the call: before its body was read. */
export interface DoneStep extends Step {
  admits?: true;
}

/**
 * How a step fails.
 * - lost: the connection breaks before the query, or the call of a bucket, is sent
 * - unanswered: it was executed, and the connection breaks before its answer, or in the middle of an object that is read
 * - refused: PostgreSQL fails it, as after a statement timeout; the connection stays
 * - EIO, ENOSPC: the file system fails the call, and nothing of it happens; a bucket has ENOSPC too
 * - crash: the media process ends
 */
export type Way = 'lost' | 'unanswered' | 'refused' | 'EIO' | 'ENOSPC' | 'crash';

/** The `nth` step of its kind fails, counted from 1. */
export interface Fault {
  of: Step['of'];
  nth: number;
  way: Way;
}

interface Attempt {
  fault: Fault | null;
  steps: DoneStep[];
  failed: Step | null;
  over: boolean;
}

const attempts = new AsyncLocalStorage<Attempt>();

/** Does `work` with a fault in what it causes, or without one; what it asked for, and which step failed. */
export async function attempt<T>(
  fault: Fault | null,
  work: () => Promise<T>,
): Promise<{ result: T; steps: DoneStep[]; failed: Step | null }> {
  const running: Attempt = { fault, steps: [], failed: null, over: false };
  const result = await attempts.run(running, work);
  running.over = true;
  return { result, steps: running.steps, failed: running.failed };
}

/** The call of the running attempt is admitted: what it has done so far was for that. */
export function markAdmitted(): void {
  for (const step of attempts.getStore()?.steps ?? []) step.admits = true;
}

/** Counts a step of the running attempt; how it is to fail, or null. Outside of attempts nothing fails. */
export function nextStep(step: Step): Way | null {
  const running = attempts.getStore();
  if (!running || running.over) return null;
  running.steps.push(step);
  const { fault } = running;
  if (fault?.of !== step.of) return null;
  if (running.steps.filter(({ of }) => of === step.of).length !== fault.nth) return null;
  running.failed = step;
  return fault.way;
}
