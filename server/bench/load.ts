import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';

/** What was measured of one call: milliseconds, and calls a second. */
export interface Figures {
  name: string;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** answers that were not 2xx, and calls that had none */
  failed: number;
}

/** The value that `share` of the sorted values stay under. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Load {
  name: string;
  url: string;
  /** requests of each connection, over and over; one list a connection */
  connections: autocannon.Request[][];
  seconds: number;
  /** requests a second of all connections together; unset: as many as are answered */
  rate?: number;
}

/** Sends requests over one connection for each list, each as soon as the one before is answered, or at a rate. */
export async function measure({ name, url, connections, seconds, rate }: Load): Promise<Figures> {
  const times: number[] = [];
  let opened = 0;
  const result = await autocannon({
    url,
    connections: connections.length,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    setupClient(client) {
      client.setRequests(connections[opened++ % connections.length] ?? []);
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
  });
  // the end cuts requests off in their middle: the server finishes them before anything else is measured
  await setTimeout(500);
  times.sort((a, b) => a - b);
  return {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: times.length / result.duration,
    failed: result.non2xx + result.errors,
  };
}
