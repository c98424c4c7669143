import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';

it('replies 200 while the database answers, and 503 when it does not', async () => {
  const app = await startTestApp();
  try {
    const well = await fetch(`${app.url}/api/health`);
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
    await app.ctx.db.destroy();
    const ill = await fetch(`${app.url}/api/health`);
    expect(ill.status).toBe(503);
    expect(await ill.json()).toEqual({ Code: 'UNAVAILABLE', Message: expect.any(String) });
  } finally {
    await app.close();
  }
});

it('replies 503 when the database accepts connections but hangs', async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const db = openDatabase(`postgresql://mala:x@127.0.0.1:${port}/mala`);
  const app = await startTestApp();
  const server = await createApp({ ...app.ctx, db }, null);
  try {
    // without a limit it would never reply
    const { statusCode } = await server.inject('/api/health');
    expect(statusCode).toBe(503);
  } finally {
    for (const socket of open) socket.destroy();
    silent.close();
    await server.close();
    await db.destroy();
    await app.close();
  }
});
