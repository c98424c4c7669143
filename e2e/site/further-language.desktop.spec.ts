import { join } from 'node:path';
import { expectNoSideScrolling } from '../support/fits.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { FurtherLanguage } from '../support/further/further-language.ts';
import { People } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';
import { textsIn } from '../support/texts.ts';
import { cutTexts } from '../support/walk/cut-texts.ts';
import { PARTS } from '../support/walk/parts.ts';
import { Walk } from '../support/walk/walk.ts';

const TAG = FurtherLanguage.TAG;

/** The product with one language more: the builds of all take half a minute, so the tests of this file share it. */
const test = base.extend<object, { further: { server: Server; folder: string } }>({
  further: [
    async ({ browserName: _ }, use) => {
      const language = new FurtherLanguage();
      await language.build();
      const server = await startServer({}, 'server/src/main.ts', language.folder);
      await use({ server, folder: language.folder });
      await server.stop();
      language.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: async ({ further }, use) => use(further.server),
});

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 320, height: 640 } });

test('a further language is a folder of texts with its row', async ({ page, further }) => {
  const text = await textsIn(join(further.folder, 'web/app/i18n', TAG));
  await page.goto(`/${TAG}/tamilmala/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', TAG);
  await expect(page.getByRole('heading', { level: 1, name: text.login.title })).toBeVisible();
  const languages = page.getByRole('navigation', { name: text.shell.languages });
  await expect(languages.getByRole('link')).toHaveText(['English', 'தமிழ்']);
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/tamilmala/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login', exact: true })).toBeVisible();
});

for (const [part, walkPart] of Object.entries(PARTS))
  test(`${part}: texts 40 % longer fit into 320 px`, async ({ page, further }) => {
    test.slow();
    const { server, folder } = further;
    const walk = new Walk(page, {
      text: await textsIn(join(folder, 'web/app/i18n', TAG)),
      prefix: `/${TAG}`,
      url: server.url,
      look: async (state) => {
        expect.soft(await cutTexts(page), `cut: ${state}`).toEqual([]);
        await expectNoSideScrolling(page);
      },
    });
    await walkPart(walk, 'tamilmala', new People(server.url));
  });
