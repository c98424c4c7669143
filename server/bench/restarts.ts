import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startDatabase } from './database.ts';
import { type Product, runProduct } from './product.ts';
import { startReverseProxy } from './proxy.ts';

/** Of two servers in turn. */
const RESTARTS = 20;
/** Callers, each with one call after the other. */
const CALLERS = 8;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Two servers of one site behind a proxy are restarted in turn while they are called: every call must be answered. */
export async function* measureRestarts(): AsyncGenerator<string> {
  const postgres = await startDatabase();
  const undo: (() => Promise<unknown>)[] = [postgres.stop];
  try {
    const shared = {
      DATA_DIR: postgres.dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
    };
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => runProduct({ ...shared, PORT: String(port) });
    const nodes: { port: number; product: Product }[] = [];
    for (const port of ports) nodes.push({ port, product: await start(port) });
    undo.push(() => Promise.all(nodes.map(({ product }) => product.stop())));
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const proxy = await startReverseProxy(urls);
    undo.push(proxy.close);
    const becomesReady = async (port: number) => {
      while (!proxy.isReady(`http://127.0.0.1:${port}`)) await delay(50);
    };
    for (const port of ports) await becomesReady(port);

    const calls = { answered: 0, failed: 0 };
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      // what asks the database, what reads a body, and what is refused
      const path = ['/api/home?domain=tamilmala', '/api/site', '/api/profile/me'][caller % 3];
      while (!isOver) {
        const reply = await fetch(proxy.url + path).catch(() => null);
        await reply?.arrayBuffer().catch(() => null);
        if (reply && reply.status < 500) calls.answered += 1;
        else calls.failed += 1;
      }
    });
    const stops: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      const node = nodes[restart % nodes.length];
      if (!node) continue;
      const begun = performance.now();
      await node.product.stop();
      stops.push(performance.now() - begun);
      node.product = await start(node.port);
      await becomesReady(node.port);
    }
    isOver = true;
    await Promise.all(callers);
    const slowest = (Math.max(...stops) / 1000).toFixed(1);
    yield `${RESTARTS} rolling restarts of two servers behind a proxy: ${calls.answered} calls answered, ${calls.failed} failed, slowest stop ${slowest} s`;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
