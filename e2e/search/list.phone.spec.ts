import { brideAndGrooms } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';
import { refusal } from '../support/replies.ts';
import { SearchPage } from '../support/search-page.ts';

test('a long list continues, and is restored after a profile and after a reload', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const { bride, grooms, query } = await brideAndGrooms(people, 23);
  const address = `/profile/search?${query}`;
  await visitAs(bride, address);
  const search = new SearchPage(page);
  await expect(search.count(grooms.length)).toBeVisible();
  await expect(search.cards).toHaveCount(20);

  await test.step('a page that fails may be asked for again', async () => {
    const second = '**/api/profile/recent/2';
    await page.route(second, (route) => route.fulfill(refusal('TOO_MANY')));
    await page.getByRole('button', { name: 'View more' }).click();
    await expect(page.getByText('That is enough for now')).toBeVisible();
    await page.unroute(second);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(search.cards).toHaveCount(grooms.length);
    await expect(page.getByRole('button', { name: 'View more' })).toHaveCount(0);
  });

  const last = search.cards.last();
  const expectSamePlace = async (top: number) => {
    await expect(page).toHaveURL(address);
    await expect(search.cards).toHaveCount(grooms.length);
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(4);
  };
  const topOf = () => last.evaluate((card) => card.getBoundingClientRect().top);
  await last.scrollIntoViewIfNeeded();
  const top = await topOf();

  await test.step('Back after a profile', async () => {
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Arjun');
    await page.goBack();
    await expectSamePlace(top);
  });
  await test.step('the link back to the search', async () => {
    await last.getByRole('link').click();
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await expectSamePlace(top);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await expectSamePlace(top);
  });
  await test.step('a new tab the next day', async () => {
    await page.goto('/robots.txt');
    const tab = await context.newPage();
    await tab.setViewportSize(PHONE);
    await tab.clock.setFixedTime(Date.now() + 86_400_000);
    await tab.goto('/profile/search');
    await expect(tab).toHaveURL(address);
    const { cards } = new SearchPage(tab);
    await expect(cards).toHaveCount(grooms.length);
    await expect(cards.last().getByRole('link')).toBeInViewport();
    await tab.close();
  });
});
