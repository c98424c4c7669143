import { type AskFileProcess, createFileProcess } from './file-process.ts';
import { createQueue } from './queue.ts';

/**
 * At most `atOnce` jobs at a time, each in a process of its own; the rest wait in their order of arrival, their
 * files on the disk. Throws AppError TOO_MANY when `waiting` wait already, and what the job throws.
 */
export function createFileWorkers(limits: { atOnce: number; waiting: number }): AskFileProcess {
  const queued = createQueue(limits);
  const idle = Array.from({ length: limits.atOnce }, createFileProcess);
  return (job) =>
    queued(async () => {
      // the last one that worked first: the others may end
      const ask = idle.pop() ?? createFileProcess();
      try {
        return await ask(job);
      } finally {
        idle.push(ask);
      }
    });
}
