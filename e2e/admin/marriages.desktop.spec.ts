import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';

const captionField = (page: Page) => page.getByLabel('Caption', { exact: true });
const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Photo uploaded successfully' });

async function choose(page: Page, name = 'marriage.png', buffer?: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/png',
    buffer: buffer ?? (await drawPhoto()),
  });
}

let made = 0;
const freshCaption = () => `Kavitha and Arun ${process.pid} ${++made}`;

test('an administrator adds a marriage, sees it on the home page and removes it', async ({
  page,
  people,
  visitAs,
  server,
  browser,
  expectAccessible,
}) => {
  const caption = freshCaption();
  await visitAs({ token: await people.adminToken() }, '/admin/profile/search');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Happy marriages' }).click();
  await expect(page).toHaveURL('/admin/marriages');
  await expect(page.getByRole('heading', { level: 1, name: 'Happy marriages' })).toBeVisible();

  // the own community until another one is chosen
  await expect(page.getByRole('radio', { name: 'Tamil Mala' })).toBeChecked();
  await expect(uploadButton(page)).toBeDisabled();
  await choose(page);
  await expect(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  await expect(uploadButton(page)).toBeDisabled();
  await captionField(page).fill('   ');
  await expect(uploadButton(page)).toBeDisabled();
  await captionField(page).fill(caption);
  await expect(uploadButton(page)).toBeEnabled();
  await page.getByRole('radio', { name: 'Marathi Mala' }).check();
  await expectAccessible(page);

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/marriage', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  // stop the clock, so that the banner's time is exact
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await uploadButton(page).click();
  const busy = page.getByRole('button', { name: 'Loading...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  resolve();
  await expect(banner(page)).toBeVisible();
  await expect(captionField(page)).toHaveValue('');
  await expect(uploadButton(page)).toBeDisabled();
  await page.clock.runFor(4900);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.resume();

  const card = page.getByRole('listitem').filter({ hasText: caption });
  await expect(card).toContainText(/Marathi Mala, \d+ \w+ \d{4}/);
  await expectAccessible(page);

  const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
  // the newest is part of the page as the server renders it
  const visit = (path: string) => guest.goto(path);
  await visit('/marathimala');
  await expect(guest.getByText(caption)).toBeVisible();
  await visit('/tamilmala');
  await expect(guest.getByText(caption)).toHaveCount(0);

  await card.getByRole('button', { name: `Remove ${caption}` }).click();
  const question = page.getByRole('dialog', { name: 'Remove this photo' });
  await expect(question).toContainText(caption);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: `Remove ${caption}` }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await visit('/marathimala');
  await expect(guest.getByText(caption)).toHaveCount(0);
  await guest.context().close();
});
