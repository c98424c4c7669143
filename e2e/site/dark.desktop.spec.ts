import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Look, PHONE } from '../support/look.ts';

test.use({ viewport: PHONE, colorScheme: 'dark', keepsPage: false });

/** Whether it can be read: what else is right or wrong does not depend on the colours. */
const lookAt = (page: Page, expectAccessible: (page: Page, part: 'colours') => Promise<void>) =>
  new Look(page, () => expectAccessible(page, 'colours'));

/** How light the page itself is, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [r = 0, g = 0, b = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (r + g + b) / 765;
  });
}

test('public pages are dark and can be read where dark pages are preferred', async ({
  page,
  expectAccessible,
}) => {
  const look = lookAt(page, expectAccessible);
  for (const site of ['', ...DOMAINS.map((domain) => `/${domain}`)])
    for (const path of ['', '/login', '/signup', '/view/terms', '/offline']) {
      await page.goto(site + path || '/');
      const title = page.getByRole('heading', { level: 1 });
      // the header, which differs by width, is that of the home page
      await (path ? look.at(title) : look.atBothWidths(title));
      expect(await lightness(page), site + path).toBeLessThan(0.2);
    }
});

for (const domain of DOMAINS)
  test(`${domain}: so are the pages of members`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = lookAt(page, expectAccessible);
    const member = await people.register({ domain, approved: true });
    const groom = await people.register({ domain, gender: 'male', approved: true });
    await visitAs(member, '/profile/search');
    await look.atBothWidths(page.getByRole('article'));
    expect(await lightness(page)).toBeLessThan(0.2);
    for (const path of [
      `/profile/view/${groom.user_id}`,
      '/upgrade',
      ...['basic', 'photo', 'family', 'horoscope'].map((step) => `/profile/edit/${step}`),
    ]) {
      await page.goto(path);
      await look.at(page.getByRole('heading', { level: 1, name: /^(?!Loading)/ }));
    }
    await page.emulateMedia({ media: 'print' });
    expect(await lightness(page), 'on paper').toBeGreaterThan(0.9);
  });

test('so is the office', async ({ page, people, visitAs, expectAccessible }) => {
  const look = lookAt(page, expectAccessible);
  await people.register({ domain: 'tamilmala' });
  await visitAs({ token: await people.adminToken() }, '/admin/profile/search');
  await look.atBothWidths(page.getByRole('table'));
});
