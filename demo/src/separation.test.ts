import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@mala/server/config.ts';
import { type Fill, startServer } from '@mala/server/start.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMember } from '../../server/test/factories.ts';
import { startTestApp, type TestApp } from '../../server/test/test-app.ts';
import { fill } from './fill.ts';

const FEW = { faces: 1, dressed: 1, outfits: 3, marriages: 1 };
let app: TestApp;
let dataDir: string;

beforeEach(async () => {
  app = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'mala-separation-'));
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a second server on the database of `app`, like npm start, or like npm run demo with a fill. */
async function start(how: Fill | null): Promise<void> {
  const { databaseUrl } = app.ctx.config;
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0' });
  const server = await startServer(config, pino({ level: 'silent' }), null, how);
  await server.stop();
}

const fillFew: Fill = (ctx) => fill(ctx, FEW);

it('refuses to fill a database with real people, and writes nothing', async () => {
  await makeMember(app.ctx);
  await expect(start(fillFew)).rejects.toThrow(/^This database holds real accounts[^\n]*$/);
  await expect(fill(app.ctx, FEW)).rejects.toThrow('holds real accounts');
  expect(await app.ctx.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  expect(await readdir(dataDir)).toEqual([]);
});

it('keeps real people out of a demonstration, by the start and by a constraint', async () => {
  await start(fillFew);
  await expect(start(null)).rejects.toThrow(/^This database holds a demonstration[^\n]*$/);
  await expect(makeMember(app.ctx)).rejects.toThrow('may not share a database');
  await expect(app.ctx.db.updateTable('users').set({ made_up: false }).execute()).rejects.toThrow(
    'may not share a database',
  );
  await start(fillFew);
});

it('both start on an empty database, which two simultaneous demonstrations fill once', async () => {
  await start(null);
  await Promise.all([fill(app.ctx, FEW), fill(app.ctx, FEW)]);
  const { count } = await app.ctx.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeLessThan(500);
});
