import type { Page } from '@playwright/test';
import { HOME } from '../../server/test/factories/home-contents.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerHome } from '../support/home-contents.ts';
import { expectNobody, marriagesOf } from '../support/home-page.ts';
import { SUPPORT } from '../support/server.ts';

const BELOW = ['How it works', 'Happy marriages', 'Rather have help?'];

/** How far down these headings stand. */
async function placesOf(page: Page, names: readonly string[]): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  const boxes = names.map((name) => page.getByRole('heading', { name }).boundingBox());
  return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? 0));
}

const SITES = [
  { domain: 'tamilmala', site: 'Tamil Mala' },
  { domain: 'marathimala', site: 'Marathi Mala' },
] as const;

for (const { domain, site } of SITES) {
  test(`${site}: a guest sees what it is, who is there and the ways in`, async ({
    page,
    expectAccessible,
  }) => {
    await answerHome(page, HOME);
    await page.goto(`/${domain}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Find a life partner within your community' }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Register now' })).toHaveAttribute(
      'href',
      `/${domain}/signup`,
    );
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/${domain}/login`,
    );

    const brides = main.getByRole('list', { name: 'Brides' });
    await expect(brides.getByRole('listitem')).toHaveCount(6);
    await expect(brides.getByRole('listitem').first()).toHaveText('Meena24 years, Madurai');
    await expect(brides.getByRole('img', { name: 'Photo of Meena' })).toBeVisible();
    // a member who did not agree is shown as a drawing
    const drawn = brides.getByRole('listitem').filter({ hasText: 'Asha' });
    await expect(drawn.getByRole('img')).toHaveCount(0);
    await expect(drawn.locator(`img[src*="-${domain}-"]`)).toBeVisible();
    await expect(main.getByRole('list', { name: 'Grooms' }).getByRole('listitem')).toHaveCount(6);
    await expect(main.getByText('for registered members only')).toBeVisible();

    await expect(main.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(main.getByText('Kavitha and Arun, Madurai, May 2026')).toBeVisible();
    const chat = main.getByRole('link', { name: 'Register on WhatsApp (opens WhatsApp)' });
    const href = new URL((await chat.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(`https://wa.me/${SUPPORT}`);
    expect(href.searchParams.get('text')).toBe(
      `Hello, I would like to register a bride or groom profile on ${site}. Please help me.`,
    );

    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
    await expectAccessible(page);

    await test.step('the page came whole, and nothing moves later', async () => {
      await expect(page.getByText('Meena')).toHaveCount(1);
      await expect(page.getByText('1 of 3')).toHaveCount(1);
      await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      const before = await placesOf(page, BELOW);
      await touchFirst(page);
      // further marriages are loaded once their place is near the viewport
      await marriagesOf(page).scrollIntoViewIfNeeded();
      await expect(page.locator('figcaption:not(:empty)')).toHaveCount(HOME.marriages.length);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await placesOf(page, BELOW)).toEqual(before);
    });
  });
}

test('without a community there is a choice of two, and no featured people', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to Tamil Mala' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured profiles' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Happy marriages' })).toHaveCount(0);
  expect(asked).not.toContain('/api/home');
  await expectAccessible(page);
});

test('the page comes whole and reads well where nobody is featured or married yet', async ({
  page,
}) => {
  await answerHome(page, { brides: [], grooms: [], marriages: [] });
  await page.goto('/tamilmala');
  await expect(page.getByText('Meena')).toHaveCount(0);
  await expect(page.getByText('1 of 3')).toHaveCount(0);
  await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0);
  const below = ['How it works', 'Rather have help?'];
  const before = await placesOf(page, below);
  await touchFirst(page);
  await expectNobody(page);
  await expect(page.locator('figcaption:not(:empty)')).toHaveCount(0);
  expect(await placesOf(page, below)).toEqual(before);
});

test('there is no layout shift when faces and marriages load later', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await answerHome(page, 500);
  await page.route('**/api/home?*', async (route) => {
    await promise;
    await route.fulfill({ json: HOME });
  });
  await page.goto('/tamilmala');
  const waiting = page.locator('main section[aria-busy="true"]');
  await expect(waiting).toHaveCount(2);
  const before = await placesOf(page, BELOW);
  await touchFirst(page);
  resolve();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Meena')).toHaveCount(1);
  expect(await placesOf(page, BELOW)).toEqual(before);
});

test('a member gets links to the own pages, and sees faces of the own community', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  await answerHome(page, HOME);
  const member = await people.register({ domain: 'marathimala', without: ['family'] });
  const asked = page.waitForRequest('**/api/home?*');
  await visitAs(member, '/');
  expect(new URL((await asked).url()).searchParams.get('domain')).toBe('marathimala');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'href',
    '/profile/edit/basic',
  );
  await expect(main.getByRole('link', { name: 'Search Profile' })).toHaveAttribute(
    'href',
    '/profile/search',
  );
  await expect(main.getByRole('link', { name: 'Register now' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Register on WhatsApp' })).toHaveCount(0);
  await expect(main.getByRole('list', { name: 'Grooms' })).toBeVisible();
  await expectAccessible(page);
});
