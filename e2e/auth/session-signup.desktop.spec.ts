import { me } from '@mala/contract/auth/me.ts';
import type { Page } from '@playwright/test';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { sessionCookie, signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const typed = (page: Page) => page.getByLabel('Name', { exact: true });

test('a registered number leads to the login', async ({ page, people }) => {
  const { mobile_no } = await people.signUp('tamilmala');
  await page.goto('/signup');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible();
  await expect(typed(page)).toHaveValue('Sundaram');
  await page.getByRole('link', { name: 'Log in with it instead' }).click();
  await expect(page).toHaveURL('/login');
});

test('the community can be changed if the URL names one', async ({ page, context, people }) => {
  await page.goto('/signup/marathimala');
  await expect(radio(page, 'Marathi Mala')).toBeChecked();
  await radio(page, 'Tamil Mala').check();
  await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const cookie = await sessionCookie(context);
  const account = await people.call(me, { token: cookie?.value ?? '' });
  expect(account).toMatchObject({ domain: 'tamilmala', profile_for: 'self', filled_in_by: 'self' });
});

test('at the two doors the community is asked, and none is chosen beforehand', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Register now' }).click();
  await expect(page.getByRole('group', { name: 'Community' }).locator(':checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const { summary } = new FormPage(page);
  await expect(summary.getByRole('link')).toHaveText([
    'Who is the profile for: Required',
    'Community: Required',
    'Name: Required',
    'Mobile number: Required',
    'Password: Required',
    'Confirm password: Required',
  ]);
  await summary.getByRole('link', { name: /^Community/ }).click();
  await expect(radio(page, 'Tamil Mala')).toBeFocused();
});

test('below a community it is shown and not asked', async ({ page }) => {
  await page.goto('/marathimala/signup');
  await expect(page.getByText('You are registering with Marathi Mala.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Community' })).toHaveCount(0);
});

test('for oneself the first step has one’s name and number, and takes what the browser knows', async ({
  page,
}) => {
  const mobile_no = freshMobile();
  await page.goto('/signup/tamilmala');
  await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('Bride/Groom Name')).toHaveValue('Sundaram');
  await expect(form.text('Bride/Groom Name')).toHaveAttribute('autocomplete', 'name');
  await expect(form.text('Mobile')).toHaveValue(mobile_no);
  await expect(form.select('Gender')).toHaveValue('');
  await expect(form.select('Filled in by')).toHaveValue('self');
});

test('for a daughter it has nothing of her mother’s, and the browser is not asked for it', async ({
  page,
}) => {
  await page.goto('/signup/tamilmala');
  await expect(radio(page, 'Mother')).toHaveCount(0);
  const whom = ['Daughter', 'Mother'];
  await signUp(page, { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD, whom });
  await expect(page).toHaveURL('/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('Bride/Groom Name')).toHaveValue('');
  await expect(form.select('Gender')).toHaveValue('female');
  await expect(form.select('Filled in by')).toHaveValue('mother');
  const invited = await page
    .locator('main :is(input, select, textarea):not([autocomplete=xoff], [autocomplete=off])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(invited).toEqual([]);
});

test('of two who could be filling it in, the person says which', async ({ page }) => {
  await page.goto('/signup/tamilmala');
  await radio(page, 'Brother').check();
  const group = page.getByRole('group', { name: 'You are the' });
  await expect(group.getByRole('radio')).toHaveCount(2);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(new FormPage(page).summary).toContainText('You are the: Required');
  await group.getByLabel('Sister').check();
  // another answer to the first question asks anew
  await radio(page, 'Son').check();
  await expect(group.locator(':checked')).toHaveCount(0);
  await radio(page, 'Friend').check();
  await expect(group).toHaveCount(0);
});

test('what was typed survives a reload and the way to another page, but no password does', async ({
  page,
}) => {
  await page.goto('/signup/tamilmala');
  await radio(page, 'Daughter').check();
  await radio(page, 'Mother').check();
  await typed(page).fill('Lakshmi');
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const kept = () => page.evaluate(() => sessionStorage.getItem('mala.signup') ?? '');
  await expect.poll(kept).toContain('98765');
  expect(await kept()).not.toContain(PASSWORD);
  const expectKept = async () => {
    await expect(radio(page, 'Daughter')).toBeChecked();
    await expect(radio(page, 'Mother')).toBeChecked();
    await expect(typed(page)).toHaveValue('Lakshmi');
    await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  };
  await page.reload();
  await expectKept();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/tamilmala/login');
  await page.goBack();
  await expectKept();
});

test('nothing of it is kept after the signup, nor after a logout', async ({ page }) => {
  await page.goto('/signup/tamilmala');
  await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
  await expect(page).toHaveURL('/profile/register/basic');
  const kept = () => page.evaluate(() => sessionStorage.getItem('mala.signup'));
  expect(await kept()).toBeNull();
  await page.evaluate(() => sessionStorage.setItem('mala.signup', '["",{"user_name":"Lakshmi"}]'));
  await page.goto('/logout');
  await expect(page.getByText('See you soon!')).toBeVisible();
  expect(await kept()).toBeNull();
});

test('what a tab keeps may be anything', async ({ page }) => {
  await page.goto('/signup/tamilmala');
  for (const broken of ['{', '[1,{"role":"ADMIN"}]', '"x"']) {
    await page.evaluate((text) => sessionStorage.setItem('mala.signup', text), broken);
    await page.reload();
    await radio(page, 'Friend').check();
    await expect(radio(page, 'Friend')).toBeChecked();
  }
});

test('values typed before the scripts have loaded stay', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/signup/tamilmala', { waitUntil: 'commit' });
  await radio(page, 'Son').check();
  await radio(page, 'Marathi Mala').check();
  await typed(page).fill('Sundaram');
  scripts.resolve();
  await expect(radio(page, 'Father')).toBeVisible();
  await expect(typed(page)).toHaveValue('Sundaram');
  await expect(radio(page, 'Son')).toBeChecked();
  await expect(radio(page, 'Marathi Mala')).toBeChecked();
});

test('an unknown community is said to be none, and those there are are offered', async ({
  page,
}) => {
  const response = await page.goto('/signup/telugumala');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such community' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Tamil Mala', 'Marathi Mala']);
  await page.getByRole('link', { name: 'Marathi Mala' }).click();
  await expect(page).toHaveURL('/signup/marathimala');
  await expect(radio(page, 'Marathi Mala')).toBeChecked();
});
