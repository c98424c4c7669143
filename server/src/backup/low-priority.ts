import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Client } from 'pg';

const LOW = 10;

/**
 * Lets other processes of this machine go first. Linux counts priorities by thread, and those of Node that collect garbage
 * and compile already run.
 */
export function lowerPriority(): void {
  setPriority(LOW);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOW);
}

/** The same for the process of PostgreSQL behind a connection, where that runs on this machine and is ours. */
export function lowerPriorityOf(client: Client): void {
  const { host, processID } = client as Client & { processID: number | null };
  if (!host.startsWith('/') || !processID) return;
  try {
    // behind the socket of a container the number is that of another process
    const name = readFileSync(`/proc/${processID}/comm`, 'utf8').trim();
    if (name === 'postgres') setPriority(processID, LOW);
  } catch {
    // not on Linux, or of another system user
  }
}
