import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { SearchPage } from '../support/search-page.ts';
import { fetchToaster, quietToast } from '../support/toasts.ts';

const PHONE = { width: 360, height: 740 };

test('a narrow window has the filters in a sheet, behind a button with their count', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  await people.register({ domain: 'marathimala', gender: 'male', approved: true, ...corner });
  await page.setViewportSize(PHONE);
  const bride = await people.register({ domain: 'marathimala' });
  await visitAs(bride, `/profile/search?${query}`);
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(1);
  await expect(search.summary('State')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter (2)', exact: true }).click();
  await search.summary('State').click();
  await search.value('State', 'Maharashtra').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 1 profile' }).click();
  await expect(search.summary('State')).toHaveCount(0);
  const three = page.getByRole('button', { name: 'Filter (3)', exact: true });
  await expect(three).toBeFocused();
  await expect(search.cards).toHaveCount(1);
});

test('a card that is opened without a connection leaves the list as it is, and says so', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await people.register({ domain: 'marathimala', gender: 'male', approved: true });
  const bride = await people.register({ domain: 'marathimala', approved: true });
  await visitAs(bride, '/profile/search');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await fetchToaster(page);
  await context.setOffline(true);
  await card.getByRole('link').click();
  await expect(quietToast(page, 'You are offline')).toContainText('The list stays as it is.');
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/search/);
  await context.setOffline(false);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/view\//);
});
