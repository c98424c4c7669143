import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A reverse proxy before several servers, as sites put one before theirs. */
export interface ReverseProxy {
  url: string;
  /** whether a server was ready when it was asked last */
  isReady(server: string): boolean;
  /** calls that a server broke off or refused */
  broken(): number;
  close(): Promise<void>;
}

const CHECK_MS = 200;

/**
 * Sends each call, once, to the next of the servers that are ready; asks their readiness five times a second and keeps
 * connections open, as nginx, HAProxy and Caddy do. It repeats nothing, so that each break is seen.
 */
export async function startReverseProxy(servers: readonly string[]): Promise<ReverseProxy> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  let turn = 0;
  let broken = 0;
  let isOpen = true;

  async function watch(server: string): Promise<void> {
    while (isOpen) {
      const reply = await fetch(`${server}/api/health/ready`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => null);
      await reply?.body?.cancel();
      if (reply?.status === 200) ready.add(server);
      else ready.delete(server);
      await delay(CHECK_MS);
    }
  }
  const watching = servers.map(watch);

  const front = createServer((call, reply) => {
    const open = servers.filter((server) => ready.has(server));
    const server = open[turn++ % open.length];
    const fail = () => {
      broken += 1;
      reply.writeHead(502).end();
    };
    if (!server) return fail();
    const { method, headers, url: path } = call;
    const sent = request(new URL(path ?? '/', server), { agent, method, headers }, (answer) => {
      const { connection, 'keep-alive': _, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(reply);
    });
    sent.on('error', () => (reply.headersSent ? reply.destroy() : fail()));
    call.pipe(sent);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    isReady: (server) => ready.has(server),
    broken: () => broken,
    async close() {
      isOpen = false;
      await Promise.all(watching);
      agent.destroy();
      front.close();
      front.closeAllConnections();
      await once(front, 'close');
    },
  };
}
