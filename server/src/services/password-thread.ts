import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** With `stored`: whether it is the password's hash. Without: the hash of the password. */
export interface PasswordJob {
  password: string;
  stored?: string;
}

/** The answer to one job; the next may be given once this one is settled. */
export type AskPasswordThread = (job: PasswordJob) => Promise<string | boolean>;

/** A thread for passwords, started by the first job; it holds nobody up from ending while it has none. */
export function createPasswordThread(): AskPasswordThread {
  let thread: Worker | undefined;

  function running(): Worker {
    if (thread) return thread;
    const started = new Worker(new URL('password-worker.ts', import.meta.url));
    // the job in hand is told of it too; the next one gets a new thread
    started.on('error', () => {
      thread = undefined;
    });
    thread = started;
    return started;
  }

  return async (job) => {
    const asked = running();
    asked.ref();
    try {
      asked.postMessage(job);
      const [answer] = await once(asked, 'message');
      return answer;
    } finally {
      asked.unref();
    }
  };
}
