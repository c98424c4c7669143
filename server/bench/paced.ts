import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { Client } from 'undici';

/** What came of requests that were sent at a fixed rate. */
export interface Replies {
  /** milliseconds of each, from when it was due: a connection that is still busy makes it late */
  times: number[];
  /** replies other than 2xx, and requests without a reply */
  failed: number;
  seconds: number;
}

/** Sends a request over a connection and drops what comes; whether the reply is good. */
function send(connection: Client, { path, method, headers, body }: Request): Promise<boolean> {
  return new Promise((resolve) => {
    let isGood = false;
    // the load shares the processors with what it measures: no stream, no promise for each part
    connection.dispatch(
      {
        path: path ?? '/',
        method: method ?? 'GET',
        headers: headers as Record<string, string>,
        body: body as string,
      },
      {
        onRequestStart() {},
        onResponseStart(_, status) {
          isGood = status < 300;
        },
        onResponseData() {},
        onResponseEnd: () => resolve(isGood),
        onResponseError: () => resolve(false),
      },
    );
  });
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
  // of one connection each, whose requests wait for each other
  const clients = connections.map(() => new Client(url));
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  void until?.finally(() => {
    isOver = true;
  });
  const under: Promise<void>[] = [];
  async function make(number: number, due: number): Promise<void> {
    const connection = number % connections.length;
    const client = clients[connection];
    const own = connections[connection] ?? [];
    const sent = own[Math.floor(number / connections.length) % own.length];
    const isGood = client && sent && (await send(client, sent));
    if (isGood) times.push(performance.now() - due);
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
  await Promise.all(clients.map((client) => client.close()));
  return { times, failed, seconds: (ended - start) / 1000 };
}
