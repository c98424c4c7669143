import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures.ts';

/** Tamil Mala under the name localhost; 127.0.0.1 decides nothing. */
const test = base.extend<{ tamilUrl: string }>({
  tamilUrl: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});
test.use({ keepsPage: false });

/** Every text that the header and the title ever had, from the first byte on. */
async function keepNames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const names = new Set<string>();
    const look = () => {
      const name = document.querySelector('header a[href="/"] span')?.textContent;
      if (name) names.add(name);
      if (document.title) names.add(document.title);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { names });
  });
  return () => page.evaluate(() => [...(window as unknown as { names: Set<string> }).names]);
}

test('the host decides the community, from the first byte and without a call', async ({
  page,
  tamilUrl,
}) => {
  const names = await keepNames(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${tamilUrl}/login`);
  await expect(page.getByRole('link', { name: 'Tamil Mala on Facebook' })).toBeVisible();
  expect(await names()).toEqual(['Login · Tamil Mala', 'Tamil Mala']);
  expect(asked).not.toContain('/api/site');
  await page.getByRole('link', { name: 'Tamil Mala தமிழ் மாலா' }).click();
  await expect(page).toHaveURL(`${tamilUrl}/`);
  await expect(page).toHaveTitle('Home · Tamil Mala');
  await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
});

test('an address that names the host’s own community loses the name', async ({
  page,
  tamilUrl,
}) => {
  await page.goto(`${tamilUrl}/tamilmala/view/terms`);
  await expect(page).toHaveURL(`${tamilUrl}/view/terms`);
});

test('a host that decides nothing has two doors, and each leads to pages that keep its community', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home · Mala');
  await page.getByRole('link', { name: 'Go to Tamil Mala' }).click();
  await expect(page).toHaveURL('/tamilmala');
  await expect(page.locator('html')).toHaveAttribute('data-community', 'tamilmala');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/tamilmala/login');
  await page.reload();
  await expect(page).toHaveTitle('Login · Tamil Mala');
  await page.getByRole('link', { name: 'Register now' }).click();
  await expect(page.getByText('You are registering with Tamil Mala.')).toBeVisible();
  // the home page offers both sites, whatever was chosen before
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Marathi Mala' })).toBeVisible();
  await expect(page).toHaveTitle('Home · Mala');
});

test('a first word that is no community is no page', async ({ page }) => {
  for (const path of ['/telugumala', '/telugumala/login', '/tamilmala/nothing', '/Tamilmala']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No Match' }), path).toBeVisible();
  }
});

test('before the scripts know whose site a member’s page is, it wears no community’s garland', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/basic');
  const name = page.getByRole('banner').getByRole('link', { name: 'Tamil Mala' });
  await expect(name).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  for (const path of ['/profile/edit/basic', '/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  }
  resolve();
  await expect(name).toBeVisible();
});
