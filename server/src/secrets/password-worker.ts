// Hashes and verifies passwords on a thread of its own; messages are jobs, answered in order.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordJob } from './passwords.ts';

// only Linux has priorities per thread; elsewhere this would slow the whole server down
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + 10));

function matches(stored: string, password: string): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
}

parentPort?.on('message', (job: PasswordJob) => {
  const { password } = job;
  const answer = 'cost' in job ? hashSync(password, job.cost) : matches(job.stored, password);
  parentPort?.postMessage(answer);
});
