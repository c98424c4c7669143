import type { Page } from '@playwright/test';
import { brideAndGrooms } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { SearchPage } from '../support/search-page.ts';
import { fetchToaster } from '../support/toasts.ts';

/** In place of what could not be loaded, beside the toast, which goes. */
const box = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^We cannot reach the service\. Check your connection and try again\./);

test('a form that cannot be sent reports it and keeps what was typed', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/password/change');
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await expect(field('old_password')).toBeVisible();
  await fetchToaster(page);
  await field('old_password').fill('a long walk home');
  await field('password').fill('another long walk');
  await field('confirm_password').fill('another long walk');
  await context.setOffline(true);
  await new FormPage(page).submit('Change Password');
  await expect(page.getByRole('alert').getByText(/We cannot reach the service/)).toBeVisible();
  await expect(field('old_password')).toHaveValue('a long walk home');
  await expect(field('confirm_password')).toHaveValue('another long walk');
});

test('a list, its "View more" and the shortlist report it, and continue when the network is back', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const { bride, grooms, query } = await brideAndGrooms(people, 21);
  await visitAs(bride, `/profile/search?${query}`);
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(20);
  await fetchToaster(page);
  await context.setOffline(true);

  await test.step('the shortlist is put back', async () => {
    const button = search.cards.first().getByRole('button', { name: /^Shortlist/ });
    await button.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Error shortlisting...' });
    await expect(toast).toContainText('We cannot reach the service.');
    await expect(button).toHaveAccessibleName(/^Shortlist Arjun/);
  });
  await test.step('the cards stay, and the rest comes by itself', async () => {
    await page.getByRole('button', { name: 'View more' }).click();
    await expect(box(page)).toBeVisible();
    await expect(search.cards).toHaveCount(20);
    await context.setOffline(false);
    await expect(search.cards).toHaveCount(grooms.length);
    await expect(box(page)).toHaveCount(0);
  });
  await test.step('so does a list that was never there', async () => {
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'Shortlisted only' }).check();
    await expect(box(page)).toBeVisible();
    await context.setOffline(false);
    await search.expectOf(grooms, []);
    await expect(box(page)).toHaveCount(0);
  });
});

test('a page that failed to load reloads when the network is back', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const call = '**/api/profile/*/work?*';
  await page.route(call, (route) => route.abort('internetdisconnected'));
  await visitAs(member, '/profile/edit/work');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute(call);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(new FormPage(page).text('Position')).toHaveValue('Senior teacher');
});

test('so does the startup check', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const call = '**/api/me?*';
  await page.route(call, (route) => route.abort('internetdisconnected'));
  await visitAs(member, '/profile/edit/work');
  await expect(page.getByRole('heading', { name: 'We cannot reach the service' })).toBeVisible();
  await page.unroute(call);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(new FormPage(page).text('Position')).toHaveValue('Senior teacher');
});
