import { me } from '@mala/contract/auth/me.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test('a confirmation that differs is refused in the words of the specification', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(`${PASSWORD}!`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    "Password and its confirmation doesn't match",
  );
});

test('a signup asks for every field, and its summary leads to each', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const { summary } = new FormPage(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name: Required',
    'Mobile number: Required',
    'Password: Required',
    'Confirm password: Required',
  ]);
  await summary.getByRole('link', { name: 'Name: Required' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a short password and a short number are refused beside their fields', async ({ page }) => {
  await page.goto('/signup');
  await signUp(page, { user_name: 'Sundaram', mobile_no: '98765', password: 'seven77' });
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /Invalid mobile number$/,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters At least 8 characters',
  );
});

test('whatever is not a digit is dropped from the number as it is typed', async ({ page }) => {
  await page.goto('/signup');
  const mobile = page.getByLabel('Mobile number');
  await mobile.pressSequentially('98-76 5a4.3210');
  await expect(mobile).toHaveValue('9876543210');
});

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

test('without a community in the address there is nothing to choose', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Community')).toHaveCount(0);
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
