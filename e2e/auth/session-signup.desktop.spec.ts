import { me } from '@mala/contract/auth/me.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { sessionCookie, signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test('a registered number leads to the login', async ({ page, people }) => {
  const { mobile_no } = await people.signUp('tamilmala');
  await page.goto('/signup');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sundaram');
  await page.getByRole('link', { name: 'Log in with it instead' }).click();
  await expect(page).toHaveURL('/login');
});

test('the community can be changed if the URL names one', async ({ page, context, people }) => {
  await page.goto('/signup/marathimala');
  const community = page.getByLabel('Community');
  await expect(community).toHaveValue('marathimala');
  await community.selectOption('Tamil Mala');
  await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const cookie = await sessionCookie(context);
  const account = await people.call(me, { token: cookie?.value ?? '' });
  expect(account.domain).toBe('tamilmala');
});

test('a signup continues to the first step, with name and number filled in', async ({ page }) => {
  const mobile_no = freshMobile();
  await page.goto('/signup/tamilmala');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('Bride/Groom Name')).toHaveValue('Sundaram');
  await expect(form.text('Mobile')).toHaveValue(mobile_no);
});

test('values typed before the scripts have loaded stay', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/signup/tamilmala', { waitUntil: 'commit' });
  await page.getByLabel('Community').selectOption('marathimala');
  await page.getByLabel('Name', { exact: true }).fill('Sundaram');
  scripts.resolve();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sundaram');
  await expect(page.getByLabel('Community')).toHaveValue('marathimala');
});
