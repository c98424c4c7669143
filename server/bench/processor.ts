import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { descendants } from '../test/process-tree.ts';
import { statOf, TICKS } from './abuse/processor-time.ts';

/** Milliseconds of processor that a process and its ended children have used so far (Linux only). */
async function timeOf(pid: number): Promise<number> {
  const stat = await statOf(`/proc/${pid}/stat`).catch(() => []);
  const ticks = stat.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1000) / TICKS;
}

/** What servers have used so far, in milliseconds. */
export async function processorOfServers(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** What all of PostgreSQL has used, whose connections come and go. */
export async function processorOfDatabase(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(text, 10);
  return processorOfServers([postmaster, ...descendants(postmaster)]);
}

/** What a server and all of PostgreSQL have used. */
export async function processorOf(server: number, dataDir: string): Promise<number> {
  return (await processorOfServers([server])) + (await processorOfDatabase(dataDir));
}
