// Makes and checks hashes on a thread of its own. Its messages are jobs, answered one by one in their order.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { COST, type PasswordJob } from './passwords.ts';

// only Linux counts priorities by thread; elsewhere this would slow the whole server down
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + 10));

function matches(stored: string, password: string): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
}

parentPort?.on('message', ({ password, stored }: PasswordJob) => {
  const answer = stored === undefined ? hashSync(password, COST) : matches(stored, password);
  parentPort?.postMessage(answer);
});
