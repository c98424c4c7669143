import type { Page } from '@playwright/test';
import { HOME } from '../../server/test/factories/home-contents.ts';
import { expectArrived } from '../support/arrived.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerHome } from '../support/home-contents.ts';

const PUBLIC = ['', '/login', '/signup', '/password/reset', '/view/terms', '/view/privacy'];
const PAGES = ['', '/tamilmala', '/marathimala'].flatMap((start) =>
  PUBLIC.map((path) => start + path || '/'),
);

/** Everything but the login and its scripts: a page whose scripts are still on their way. */
async function deferScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const mobile = (page: Page) => page.getByLabel('Mobile number');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

test('a public page is whole with its HTML alone, and loads its scripts at the first touch', async ({
  page,
}) => {
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const isCode = (path: string) => /\.(js|css)$|^\/api\//.test(path);
  for (const path of PAGES) {
    asked.length = 0;
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await expectArrived(page);
    expect.soft(asked.filter(isCode), path).toEqual([]);
    const sizes = await response?.request().sizes();
    expect.soft(sizes?.responseBodySize, path).toBeLessThan(14_336);
    await touchFirst(page);
    expect
      .soft(
        asked.filter((one) => one.endsWith('.css')),
        path,
      )
      .toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('what was typed and sent before the scripts came is kept and sent once', async ({
  page,
  people,
}) => {
  const { mobile_no, password: secret } = await people.signUp('tamilmala');
  const release = await deferScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  await mobile(page).fill(mobile_no);
  await password(page).fill(secret);
  await password(page).press('Enter');
  await logIn(page).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL(/\/profile\/register\/basic$|\/profile\/edit\/basic$/);
  expect(sent.filter((path) => path === '/api/login')).toEqual(['/api/login']);
  expect(sent).not.toContain('/login');
});

test('what a password manager filled in is sent, though no key was pressed', async ({
  page,
  people,
}) => {
  const { mobile_no, password: secret } = await people.signUp('tamilmala');
  await page.goto('/login');
  await mobile(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, mobile_no);
  await password(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, secret);
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(page).toHaveURL(/\/profile\//);
});

test('a button that was pressed before the scripts came is pressed once they have', async ({
  page,
}) => {
  const release = await deferScripts(page);
  await page.goto('/login');
  await password(page).fill('a long walk home');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(show).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(password(page)).toHaveValue('a long walk home');
});

test('the menu that was opened before the scripts came opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await deferScripts(page);
  await page.goto('/tamilmala');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('scripts that cannot be fetched are told, and come with the next touch', async ({
  page,
  people,
}) => {
  const { mobile_no, password: secret } = await people.signUp('tamilmala');
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await mobile(page).fill(mobile_no);
  await password(page).fill(secret);
  await logIn(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failed).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  const busy = page.getByRole('alert').filter({ hasText: 'The service is not ready.' });
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(busy).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(failed).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  // a touch during the last attempt is ignored, so press again
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(/\/profile\//, { timeout: 3000 });
  }).toPass();
  await expect(busy).toHaveCount(0);
});

test('scripts that never come are told after ten seconds', async ({ page }) => {
  await page.clock.install();
  await deferScripts(page);
  await page.goto('/login');
  await mobile(page).fill('9876543210');
  const slow = page.getByRole('status').filter({ hasText: 'longer than usual to load' });
  await expect(slow).toHaveCount(0);
  await page.clock.runFor('00:11');
  await expect(slow).toBeVisible();
});

test('a page whose scripts are gone is loaded again once, with what was typed but no password', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await password(page).evaluate((input: HTMLInputElement) => {
    input.value = 'a long walk home';
  });
  await mobile(page).fill('9876543210');
  const outdated = page.getByRole('alert').filter({ hasText: 'a newer version of this page' });
  await expect.poll(() => loads).toBe(2);
  await expect(outdated).toBeVisible();
  await expect(mobile(page)).toHaveValue('9876543210');
  await expect(password(page)).toHaveValue('');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await touchFirst(page);
  await expect(outdated).toHaveCount(0);
});

test('the next marriage that was asked for before the scripts came is shown, and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerHome(page, HOME);
  await page.goto('/tamilmala');
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  const carousel = page.getByRole('region', { name: 'Photos of happy marriages' });
  await carousel.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      document.body.dataset.moved = String(list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(carousel.getByText('2 of 3')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-moved');
  expect(styles).toEqual([]);
});

test('a link leads on before the scripts came', async ({ page }) => {
  await deferScripts(page);
  await page.goto('/tamilmala');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/tamilmala/login');
  await expect(mobile(page)).toBeVisible();
});

test('whoever is signed in sees the own page without a touch, and no guest’s before', async ({
  page,
  people,
  visitAs,
}) => {
  const release = await deferScripts(page);
  const member = await people.register({ domain: 'tamilmala' });
  const visit = visitAs(member, '/tamilmala');
  for (const link of ['main a:has-text("Register now")', 'nav a:has-text("Register")']) {
    await expect(page.locator(link)).toBeAttached();
    await expect(page.locator(link)).toBeHidden();
  }
  release();
  await visit;
  await expect(page.getByRole('main').getByRole('link', { name: 'My Profile' })).toBeVisible();
});

test('a page that comes back after a login elsewhere is the member’s', async ({
  page,
  context,
  people,
  server,
}) => {
  const { token } = await people.register({ domain: 'tamilmala' });
  await page.goto('/tamilmala');
  await page.goto('/view/terms');
  await context.addCookies([{ name: 'accessTokenV2', value: token, url: server.url }]);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Profile' })).toBeVisible();
});
