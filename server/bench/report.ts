import { cpus, totalmem } from 'node:os';
import type { Figures } from './load.ts';

/** The machine in one line, without which figures mean little. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.version}`;
}

/** One line per measurement. */
export function line({ name, p50, p95, p99, perSecond, failed }: Figures): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
  const rate = `${Math.round(perSecond)} requests/s`.padStart(16);
  const faults = failed > 0 ? `   ${failed} FAILED` : '';
  return `${name.padEnd(34)} p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)} ${rate}${faults}`;
}
