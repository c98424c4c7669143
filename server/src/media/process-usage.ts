import { readFile } from 'node:fs/promises';

/** What a process has used: milliseconds of a processor, and bytes of memory now. */
export interface Usage {
  cpu: number;
  bytes: number;
}

/** Linux counts the times in /proc in hundredths of a second, on every machine. */
const TICK_MS = 10;

/**
 * Read from outside of the process, which may be in a loop or worse. Where the system does not tell (others than
 * Linux), the time since `begun` stands for the processor's.
 */
export async function usageOf(pid: number, begun: number): Promise<Usage> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'latin1'),
      readFile(`/proc/${pid}/status`, 'latin1'),
    ]);
    // proc(5): the name, in brackets, may hold anything; behind it fields 14 and 15 are utime and stime
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { cpu, bytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024 };
  } catch {
    return { cpu: performance.now() - begun, bytes: 0 };
  }
}
