import { sendLogin } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { ADMIN } from '../support/server.ts';

test('a guest on a member page logs in and returns to its full URL', async ({ page, people }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'No Match' })).toBeVisible();
  for (const path of ['/sessions', '/profile/search?state=kerala&from_age=25']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await sendLogin(page, member);
  await expect(page).toHaveURL(/\/profile\/search\?state=kerala&from_age=25$/);
});

test('a member is led on from what is for guests or for administrators to the search', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  for (const path of ['/login', '/signup/tamilmala', '/admin/profile/search', '/admin/marriages']) {
    await visitAs(member, path);
    await expect(page).toHaveURL('/profile/search');
  }
  for (const name of ['Profiles', 'Failed mails'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto('/admin/mail');
  await expect(page).not.toHaveURL(/admin/);
});

test('an administrator comes to the page asked for by the login, and to the desk from the wizard', async ({
  page,
}) => {
  await page.goto('/admin/marriages');
  await expect(page).toHaveURL('/login');
  await sendLogin(page, ADMIN);
  await expect(page).toHaveURL('/admin/marriages');
  await expect(page.getByRole('link', { name: 'Profiles', exact: true })).toBeVisible();
  await page.goto('/profile/edit/family');
  await expect(page).toHaveURL('/admin');
});

test('who has just signed up is at the first step, whichever is asked for', async ({
  page,
  people,
  visitAs,
}) => {
  const newcomer = await people.signUp('tamilmala');
  await visitAs(newcomer, '/profile/register/family');
  await expect(page).toHaveURL('/profile/register/basic');
  await page.goto('/profile/look/basic');
  await expect(page.getByRole('heading', { level: 1, name: 'No Match' })).toBeVisible();
});

test('the search sends a member with an incomplete profile to the first missing step', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala', without: AFTER_BASIC });
  await visitAs(member, '/profile/search');
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile first');
  await page.getByRole('link', { name: 'Go on with Personal' }).click();
  await expect(page).toHaveURL('/profile/register/personal');
});
