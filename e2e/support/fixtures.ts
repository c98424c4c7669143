import { test as base, expect, type Page } from '@playwright/test';
import { openKeptDatabase } from '../../server/test/factories/kept-database.ts';
import { axeFaults, type Part } from './axe.ts';
import { KeptPage } from './kept-page.ts';
import { People, type Person } from './people.ts';
import { type Server, startServer } from './server.ts';
import { BARE, sharedServer } from './sites.ts';

export { expect };

/** Waits for what fades in or out: its colours on the way are nobody's. What follows the scrolling never ends. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // what the mouse came to lie on is hovered a frame later
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    );
  });
}

interface Fixtures {
  /** false: the test has a context of its own, with empty caches; so does one with other options */
  keepsPage: boolean;
  server: Pick<Server, 'url' | 'dataDir' | 'mails'>;
  people: People;
  /** of the server, for what no call brings about */
  database: Awaited<ReturnType<typeof openKeptDatabase>>;
  /** opens a page as somebody who is signed in already */
  visitAs: (person: Pick<Person, 'token'>, path: string) => Promise<void>;
  /** fails on anything that axe-core finds on the page as it stands, of any weight */
  expectAccessible: (page: Page, part?: Part) => Promise<void>;
}

interface WorkerFixtures {
  keptPage: KeptPage;
  /** a site with nothing that may be left out; specs about it give it as their `server` */
  bareSite: Server;
  demonstration: Server;
}

let pages = 0;

/** An address that nobody else asks from: the limits by address count each test alone. */
function freshAddress({ workerIndex }: { workerIndex: number }): string {
  pages += 1;
  return [172, 16 + (workerIndex & 127), pages >> 8, pages & 255].join('.');
}

/** A server for the specs of one worker, from the first that wants it on. */
function startedWith(...how: Parameters<typeof startServer>) {
  return async (
    { browserName: _ }: object & { browserName: string },
    use: (server: Server) => Promise<void>,
  ) => {
    const server = await startServer(...how);
    await use(server);
    await server.stop();
  };
}

/** All specs share a server; each test builds its own people on it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: async ({}, use) => use(sharedServer()),
  people: async ({ server }, use) => use(new People(server.url)),
  keptPage: [async ({ browserName: _ }, use) => use(new KeptPage()), { scope: 'worker' }],
  bareSite: [startedWith(BARE), { scope: 'worker' }],
  demonstration: [startedWith({}, 'demo/src/main.ts'), { scope: 'worker' }],
  keepsPage: [true, { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  context: async (
    { browser, server, keptPage, keepsPage, serviceWorkers, javaScriptEnabled, contextOptions },
    use,
    testInfo,
  ) => {
    const isUsual =
      serviceWorkers === 'block' && javaScriptEnabled && Object.keys(contextOptions).length === 0;
    if (keepsPage && isUsual) {
      const kept = await keptPage.take(browser, server.url);
      await use(kept.context());
      // a failed test ends its worker, and its page is inspected
      return testInfo.status === testInfo.expectedStatus ? keptPage.empty() : undefined;
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, viewport }, use, testInfo) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress(testInfo) });
    await use(page);
  },
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
    use(async (page, part) => {
      await standStill(page);
      const found = await axeFaults(page, part);
      expect.soft(found, `on ${page.url()}`).toEqual([]);
    }),
});
