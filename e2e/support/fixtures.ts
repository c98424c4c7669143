import { test as base, expect, type Page } from '@playwright/test';
import { openKeptDatabase } from '../../server/test/factories/kept-database.ts';
import { axeFaults } from './axe.ts';
import { People, type Person } from './people.ts';
import { type Server, startServer } from './server.ts';

export { expect };

/** Waits for what fades in or out: its colours on the way are nobody's. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}

interface Fixtures {
  people: People;
  /** of the server, for what no call brings about */
  database: Awaited<ReturnType<typeof openKeptDatabase>>;
  /** opens a page as somebody who is signed in already */
  visitAs: (person: Pick<Person, 'token'>, path: string) => Promise<void>;
  /** fails on anything that axe-core finds on the page as it stands, of any weight */
  expectAccessible: (page: Page) => Promise<void>;
}

/** Each worker has a server with an empty database; each test builds its own people on it. */
export const test = base.extend<Fixtures, { serverEnv: Record<string, string>; server: Server }>({
  // what a spec wants of its server beside what all have
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer(serverEnv);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  people: async ({ server }, use) => use(new People(server.url)),
  database: async ({ server }, use) => {
    const database = await openKeptDatabase(server.dataDir);
    await use(database);
    await database.destroy();
  },
  visitAs: async ({ page, context, server }, use) =>
    use(async ({ token }, path) => {
      await context.addCookies([{ name: 'accessTokenV2', value: token, url: server.url }]);
      await page.goto(path);
    }),
  expectAccessible: async ({}, use) =>
    use(async (page) => {
      await standStill(page);
      const found = await axeFaults(page);
      expect.soft(found, `on ${page.url()}`).toEqual([]);
    }),
});
