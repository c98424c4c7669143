import type { Page } from '@playwright/test';
import { expectArrived } from '../support/arrived.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // the scripts register the worker, and load on a public page at the first touch
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The paths of everything in the worker's cache. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
}

test('the offline page has the community’s colours, and Try again reloads the page', async ({
  page,
  context,
}) => {
  await withWorker(page, '/tamilmala');
  await context.setOffline(true);
  await page.goto('/tamilmala/view/terms');
  await expect(page).toHaveTitle('You are offline · Tamil Mala');
  await expect(page.locator('html')).toHaveAttribute('data-community', 'tamilmala');
  const color = await page
    .getByRole('link', { name: 'Try again' })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(color).toBe('rgb(168, 29, 49)');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/tamilmala/view/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('a community’s own host keeps its offline page, though the other community is elsewhere', async ({
  page,
  context,
  server,
}) => {
  const host = server.url.replace('127.0.0.1', 'localhost');
  await withWorker(page, `${host}/login`);
  await context.setOffline(true);
  await page.goto(`${host}/profile/search`);
  await expect(page).toHaveTitle('You are offline · Tamil Mala');
});

test('no data of a member is ever cached', async ({ page, context, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  await visitAs(member, '/profile/edit/basic');
  await expect(page.getByRole('textbox', { name: 'Bride/Groom Name' })).toHaveValue('Yazhini');
  await withWorker(page, '/profile/search');
  await expectArrived(page);
  for (const path of await kept(page))
    expect(path).toMatch(
      /^(\/(tamilmala|marathimala))?\/offline$|^\/(assets|brand)\/[\w-]+\.(css|svg|woff2)$/,
    );
  await context.setOffline(true);
  await page.goto('/profile/edit/basic');
  await expect(page).toHaveTitle('You are offline · Mala');
  await expect(page.getByText('Yazhini')).toHaveCount(0);
  // they could not be loaded, and would say so in a message of their own
  await expect(page.locator('script')).toHaveCount(0);
});

test('the cache of an older build is deleted', async ({ page }) => {
  await page.goto('/view/terms');
  await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const registration of registrations) await registration.unregister();
    await (await caches.open('mala-offline-older')).put('/offline', new Response('older'));
  });
  await withWorker(page, '/');
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('older'))),
    )
    .toEqual([]);
});
