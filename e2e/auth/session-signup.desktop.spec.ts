import { me } from '@mala/contract/auth/me.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test('a number that is registered already leads to the login', async ({ page, people }) => {
  const { mobile_no } = await people.signUp('tamilmala');
  await page.goto('/signup');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sundaram');
  await page.getByRole('link', { name: 'Log in with it instead' }).click();
  await expect(page).toHaveURL('/login');
});

test('the community may be chosen where the address names one', async ({
  page,
  context,
  people,
}) => {
  await page.goto('/signup/marathimala');
  const community = page.getByLabel('Community');
  await expect(community).toHaveValue('marathimala');
  await community.selectOption('Tamil Mala');
  await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const [cookie] = await context.cookies();
  const account = await people.call(me, { token: cookie?.value ?? '' });
  expect(account.domain).toBe('tamilmala');
});

test('a signup goes on to the first step, which knows the name and the number', async ({
  page,
}) => {
  const mobile_no = freshMobile();
  await page.goto('/signup/tamilmala');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('Bride/Groom Name')).toHaveValue('Sundaram');
  await expect(form.text('Mobile')).toHaveValue(mobile_no);
});

test('what is typed before the scripts have come stays', async ({ page }) => {
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
