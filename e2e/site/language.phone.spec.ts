import { me } from '@mala/contract/auth/me.ts';
import type { Page } from '@playwright/test';
import { shellText as english } from '../../web/app/i18n/en/shell.ts';
import { loginText } from '../../web/app/i18n/ta/login.ts';
import { searchText } from '../../web/app/i18n/ta/search.ts';
import { shellText as tamil } from '../../web/app/i18n/ta/shell.ts';
import { BROWSER } from '../support/browser-flags.ts';
import { expect, test } from '../support/fixtures.ts';

/** The fonts of whole scripts that a page loads from now on, with their bytes. */
function watchScripts(page: Page): Map<string, number> {
  const loaded = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const name = /assets\/([a-z]+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (name && name !== 'name')
      loaded.set(name, (await (await request.response())?.body())?.length ?? 0);
  });
  return loaded;
}

const other = (page: Page, label: string, language: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: language });

test('a visitor who chooses a language has it on every page of this device', async ({ page }) => {
  await page.goto('/marathimala/login?from=letter');
  await other(page, english.languages, 'मराठी').click();
  await expect(page).toHaveURL(/\/mr\/marathimala\/login\?from=letter$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.goto('/view/terms');
  await expect(page).toHaveURL(/\/mr\/view\/terms$/);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/[^r]\/view\/terms$/);
  await page.goto('/marathimala');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the doors offer all languages, a community its own', async ({ page }) => {
  const offered = page.getByRole('navigation', { name: english.languages }).getByRole('link');
  await page.goto('/');
  await expect(offered).toHaveText(['தமிழ்', 'मराठी']);
  await page.goto('/tamilmala');
  await expect(offered).toHaveText(['தமிழ்']);
  await page.goto('/marathimala/signup');
  await expect(offered).toHaveText(['मराठी']);
});

test('the account of a member follows the switch', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/search');
  const told = page.waitForResponse('**/api/account/language');
  await other(page, english.languages, 'தமிழ்').click();
  await expect(page).toHaveURL(/\/ta\/profile\/search$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(searchText.title);
  expect((await told).status()).toBe(200);
  expect((await people.call(me, { token: member.token })).language).toBe('ta');
});

test.describe('in a browser in Tamil', () => {
  test.use({ locale: 'ta-IN', keepsPage: false });

  test('the first visit is in Tamil, unless the site does not offer it', async ({ page }) => {
    await page.goto('/tamilmala/login');
    await expect(page).toHaveURL(/\/ta\/tamilmala\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginText.title);
    await page.goto('/marathimala/login');
    await expect(page).toHaveURL(/[^a]\/marathimala\/login$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('of fonts', () => {
  test.use({ keepsPage: false });

  for (const [path, script, most] of [
    ['/', null, 0],
    ['/tamilmala', null, 0],
    ['/ta/tamilmala', 'tamil', 30],
    ['/ta', 'tamil', 30],
    ['/mr/marathimala/signup', 'devanagari', 105],
  ] as const)
    test(`${path} loads ${script ?? 'none but the names'}, at most ${most} KB`, async ({
      page,
    }) => {
      const loaded = watchScripts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([...loaded.keys()]).toEqual(script ? [script] : []);
      if (script) expect(loaded.get(script)).toBeLessThanOrEqual(most * 1024);
    });

  test('a device with Noto Sans of its own loads none', async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({ ...BROWSER, env: process.env });
    const page = await browser.newPage();
    const loaded = watchScripts(page);
    await page.goto(`${baseURL}/ta/tamilmala`, { waitUntil: 'networkidle' });
    const hasOwn = await page.evaluate(() =>
      Promise.all(
        ['Regular', 'Bold'].map((style) =>
          new FontFace('own', `local("NotoSansTamil-${style}")`).load(),
        ),
      ).then(
        () => true,
        () => false,
      ),
    );
    await browser.close();
    expect([...loaded.keys()]).toEqual(hasOwn ? [] : ['tamil']);
  });
});

test('every language names its own switch', async ({ page }) => {
  await page.goto('/ta/tamilmala');
  await expect(other(page, tamil.languages, 'English')).toBeVisible();
});
