import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { ADMIN } from '../support/server.ts';

test('a guest at a page of members logs in and comes back to its whole address', async ({
  page,
  people,
}) => {
  const { mobile_no, password } = await people.register({ domain: 'tamilmala' });
  await page.goto('/profile/search?state=kerala&from_age=25');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/search\?state=kerala&from_age=25$/);
});

test('whoever is signed in is led on from the login to the search', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/login');
  await expect(page).toHaveURL('/profile/search');
});

test('whoever is signed in is led on from the signup to the search', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/signup/tamilmala');
  await expect(page).toHaveURL('/profile/search');
});

test('a member at a page of administrators is led to the search', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/admin/profile/search');
  await expect(page).toHaveURL('/profile/search');
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
});

test('a guest at a page of administrators is asked to log in', async ({ page }) => {
  await page.goto('/admin/profile/search');
  await expect(page).toHaveURL('/login');
});

test('an administrator who logs in comes to the administration', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(ADMIN.mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/admin/profile/search');
  await expect(page.getByRole('link', { name: 'Administration' })).toBeVisible();
});

test('an administrator, who has no profile, is led from the wizard to the administration', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs({ token: await people.adminToken() }, '/profile/edit/family');
  await expect(page).toHaveURL('/admin/profile/search');
});

test('later steps wait for the first one', async ({ page, people, visitAs }) => {
  await visitAs(await people.signUp('tamilmala'), '/profile/register/family');
  await expect(page).toHaveURL('/profile/register/basic');
});

test('the search sends a member with an incomplete profile to its first missing step', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala', without: AFTER_BASIC });
  await visitAs(member, '/profile/search');
  await expect(page).toHaveURL('/forbidden');
  await page.getByRole('link', { name: /Personal/ }).click();
  await expect(page).toHaveURL('/profile/register/personal');
});

test('an address that nobody knows says "No Match"', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'No Match' })).toBeVisible();
});

test('so does a mode of the wizard that nobody knows', async ({ page, people, visitAs }) => {
  await visitAs(await people.signUp('tamilmala'), '/profile/look/basic');
  await expect(page.getByRole('heading', { level: 1, name: 'No Match' })).toBeVisible();
});

test('a spinner stands for the page until the startup check is answered', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/me?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visitAs(member, '/profile/edit/work');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading…');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /^Step 3/ })).toBeVisible();
});

test('a startup check that cannot reach the service keeps the session and may be repeated', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await answerFirst(page, '**/api/me?*', 1, (route) => route.abort());
  await visitAs(member, '/profile/edit/work');
  await expect(page.getByRole('heading', { name: 'We cannot reach the service' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Step 3/ })).toBeVisible();
});
