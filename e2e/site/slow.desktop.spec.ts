import type { Page, Route } from '@playwright/test';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { People } from '../support/people.ts';

test.use({ keepsPage: false });

const SLOW = 'This takes longer than usual. Please keep waiting, or check your connection.';

const slow = (page: Page) => page.getByRole('status').filter({ hasText: SLOW });

/** A call that is never answered. */
function never(_route: Route): void {}

async function expectSlow(page: Page): Promise<void> {
  // the clock of the page goes on by itself too, so nothing is said of the time just before
  await page.clock.runFor('00:11');
  await expect(slow(page)).toBeVisible();
}

const member = (people: People) => people.register({ domain: 'tamilmala', approved: true });

test('the startup check says after ten seconds that it takes long', async ({
  page,
  people,
  visitAs,
}) => {
  await page.clock.install();
  await page.route('**/api/me?*', never);
  await visitAs(await member(people), '/profile/edit/work');
  await expect(page.getByText('Loading…')).toBeAttached();
  await expectSlow(page);
});

for (const { path, call } of [
  { path: '/profile/edit/work', call: '**/api/profile/*/work?*' },
  { path: '/profile/edit/photo', call: '**/api/profile/*/photo?*' },
  { path: '/upgrade', call: '**/api/packages?*' },
  { path: '/profile/search', call: '**/api/profile/recent/1' },
])
  test(`${path} says so too`, async ({ page, people, visitAs, expectAccessible }) => {
    const person = await member(people);
    await page.clock.install();
    const asked = page.waitForRequest(call);
    await page.route(call, never);
    await visitAs(person, path);
    await asked;
    await expectSlow(page);
    await expectAccessible(page);
  });

test('so does a list that goes on, and no longer once it is there', async ({
  page,
  people,
  visitAs,
}) => {
  const { query, ...corner } = freshCorner('marathimala');
  const grooms = Array.from({ length: 21 }, () =>
    people.register({ domain: 'marathimala', gender: 'male', approved: true, ...corner }),
  );
  await Promise.all(grooms);
  const bride = await people.register({ domain: 'marathimala', approved: true });
  await page.clock.install();
  const answer = Promise.withResolvers<void>();
  const second = '**/api/profile/recent/2';
  await page.route(second, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visitAs(bride, `/profile/search?${query}`);
  await page.getByRole('button', { name: 'View more' }).click();
  await expectSlow(page);
  answer.resolve();
  await expect(page.getByRole('article')).toHaveCount(grooms.length);
  await expect(slow(page)).toHaveCount(0);
});

test('a form that is being sent says so on its button, and after ten seconds below it', async ({
  page,
  people,
  visitAs,
}) => {
  const person = await member(people);
  await page.clock.install();
  await visitAs(person, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Principal');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/profile/*/work', async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await form.submit('Update Work');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expectSlow(page);
  await expect(form.text('Position')).toHaveValue('Principal');
  answer.resolve();
  await expect(page).toHaveURL('/profile/edit/photo');
  await expect(slow(page)).toHaveCount(0);
});

test('so does the login, on the public pages', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/login', never);
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('a long walk home');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expectSlow(page);
});
