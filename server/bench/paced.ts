import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { openConnection, requestBytes } from './lean-connection.ts';

/** What came of requests that were sent at a fixed rate. */
export interface Replies {
  /** milliseconds of each, from when it was due: a connection that is still busy makes it late */
  times: number[];
  /** replies other than 2xx, and requests without a reply */
  failed: number;
  seconds: number;
}

/**
 * Sends so many requests a second, evenly spread, over connections in turn, each of which repeats its own. (autocannon sends those of
 * a second at once when it begins.)
 */
export async function sendPaced(
  url: string,
  connections: Request[][],
  { rate, seconds, until }: { rate: number; seconds: number; until?: Promise<unknown> | undefined },
): Promise<Replies> {
  const opened = await Promise.all(
    connections.map(async (own) => ({
      connection: await openConnection(url),
      requests: own.map((one) => requestBytes(url, one)),
    })),
  );
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  void until?.finally(() => {
    isOver = true;
  });
  const under: Promise<void>[] = [];
  async function make(number: number, due: number): Promise<void> {
    const own = opened[number % opened.length];
    const sent = own?.requests[Math.floor(number / opened.length) % own.requests.length];
    if (own && sent && (await own.connection.send(sent))) times.push(performance.now() - due);
    else failed += 1;
  }
  const start = performance.now();
  for (let number = 0; number < rate * seconds && !isOver; ) {
    await delay(1);
    const now = performance.now();
    for (; start + (number * 1000) / rate <= now; number++)
      under.push(make(number, start + (number * 1000) / rate));
  }
  const ended = performance.now();
  await Promise.all(under);
  for (const { connection } of opened) connection.close();
  return { times, failed, seconds: (ended - start) / 1000 };
}
