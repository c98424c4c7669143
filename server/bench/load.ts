import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Replies, sendPaced } from './paced.ts';

/** Measurements of one call: milliseconds, and calls a second. */
export interface Figures {
  name: string;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** replies other than 2xx, and calls without a reply */
  failed: number;
}

/** The percentile `share`, 0 to 1, of sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Load {
  name: string;
  url: string;
  /** requests that each connection repeats; one list per connection */
  connections: autocannon.Request[][];
  seconds: number;
  /** ends it earlier */
  until?: Promise<unknown>;
  /** requests a second over all connections; unset: as fast as replies come */
  rate?: number;
}

/** Sends each list of requests over its own connection, one after the other, or all at a fixed rate. */
export async function measure(load: Load): Promise<Figures> {
  const { url, connections, rate, name } = load;
  const { times, failed, seconds } = rate
    ? await sendPaced(url, connections, { ...load, rate })
    : await sendAtOnce(load);
  times.sort((a, b) => a - b);
  return {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: times.length / seconds,
    failed,
  };
}

/** Each connection sends its next request as soon as the reply has come. */
async function sendAtOnce({ url, connections, seconds, until }: Load): Promise<Replies> {
  const times: number[] = [];
  let opened = 0;
  const options: autocannon.Options = {
    url,
    connections: connections.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(connections[opened++ % connections.length] ?? []);
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    void until?.finally(() => running.stop());
  });
  // the end aborts requests: the server finishes them before anything else is measured
  await setTimeout(500);
  return { times, failed: result.non2xx + result.errors, seconds: result.duration };
}
