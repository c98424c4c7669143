import type { Page } from '@playwright/test';
import { brideAndGrooms } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { SearchPage } from '../support/search-page.ts';

const CALL = '**/api/profile/shortlist';

/** Holds the calls that shortlist until the answer is given. */
async function holdCalls(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('Shortlist, Updating..., Shortlisted: kept after a reload, in the filter and on the profile', async ({
  page,
  people,
  visitAs,
}) => {
  const { bride, grooms, query } = await brideAndGrooms(people, 2);
  const [one] = grooms;
  await visitAs(bride, `/profile/search?${query}`);
  const search = new SearchPage(page);
  const button = search.card(one).getByRole('button', { name: /^(Shortlist|Updating)/ });
  await expect(button).toHaveAccessibleName(`Shortlist ${one.user_name}`);

  const answer = await holdCalls(page);
  await button.click();
  await expect(button).toHaveAccessibleName(`Updating... ${one.user_name}`);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(button).toHaveAccessibleName(`Shortlisted ${one.user_name}`);

  await page.reload();
  await expect(button).toHaveAccessibleName(`Shortlisted ${one.user_name}`);
  await page.getByRole('checkbox', { name: 'Shortlisted only' }).check();
  await search.expectOf(grooms, [one]);
  await expect(page).toHaveURL(/shortlist=true$/);

  await search.card(one).getByRole('link').click();
  // the card has a button of the same name: the page must have come before it is looked for
  await expect(page.getByRole('heading', { level: 1 })).toContainText(one.user_name);
  const onProfile = page.getByRole('button', { name: `Shortlisted ${one.user_name}` });
  await onProfile.click();
  await expect(page.getByRole('button', { name: `Shortlist ${one.user_name}` })).toBeVisible();
  await page.goBack();
  await search.expectOf(grooms, []);
  await page.getByRole('checkbox', { name: 'Shortlisted only' }).uncheck();
  await search.expectOf(grooms, grooms);
});
