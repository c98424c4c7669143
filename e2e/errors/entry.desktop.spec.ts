import { logout } from '@mala/contract/auth.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { rowsFor } from './catalogue.ts';
import { seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

test('login', async ({ page, people }) => {
  const { mobile_no, password } = await people.register({ domain: 'tamilmala' });
  await page.goto('/login');
  const mobile = page.getByLabel('Mobile number');
  const secret = page.getByLabel('Password', { exact: true });
  await mobile.fill(mobile_no);
  await secret.fill(password);
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  for (const row of rowsFor('login'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => submit.click());
      await expect(mobile).toHaveValue(mobile_no);
      await expect(secret).toHaveValue(password);
    });
  await submit.click();
  await expect(page).toHaveURL('/profile/edit/basic');
});

test('signup', async ({ page }) => {
  await page.goto('/signup');
  const form = new FormPage(page);
  const account = { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD };
  const [first, ...others] = rowsFor('signup');
  if (first) await seeFailure(page, first, () => signUp(page, account));
  for (const row of others)
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => form.submit('Register'));
      await expect(form.text('Name')).toHaveValue(account.user_name);
      await expect(form.text('Mobile number')).toHaveValue(account.mobile_no);
      await expect(form.text('Confirm password')).toHaveValue(PASSWORD);
    });
  await form.submit('Register');
  await expect(page).toHaveURL('/profile/register/basic');
});

test('logout', async ({ page, context, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  for (const row of rowsFor('logout'))
    await test.step(row.id, async () => {
      await visitAs(member, '/profile/edit/work');
      await seeFailure(page, row, () => page.getByRole('link', { name: 'Log Out' }).click());
      expect(await context.cookies()).toEqual([]);
    });
});

test('startup', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const position = new FormPage(page).text('Position');
  for (const row of rowsFor('startup'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => visitAs(member, '/profile/edit/work'));
      const again = page.getByRole('button', { name: 'Try again' });
      if (row.failure === 'UNAUTHENTICATED') return;
      await again.click();
      await expect(position).toHaveValue('Senior teacher');
    });
});

test('refresh', async ({ page, people, visitAs }) => {
  await page.clock.install();
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/work');
  const position = new FormPage(page).text('Position');
  await position.fill('Principal');
  for (const row of rowsFor('refresh'))
    await test.step(row.id, async () => {
      await whileFailing(page, row, async () => {
        const asked = page.waitForRequest('**/api/refresh-token?*');
        await position.press('End');
        await page.clock.fastForward('01:01');
        await asked;
      });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(position).toHaveValue('Principal');
    });
  const renewed = page.waitForResponse('**/api/refresh-token?*');
  await page.clock.fastForward('01:01');
  expect((await renewed).status()).toBe(200);
});

test('signInAgain', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Principal');
  await people.call(logout, { token: member.token });
  await form.submit('Update Work');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  const submit = dialog.getByRole('button', { name: 'Sign in', exact: true });
  for (const row of rowsFor('signInAgain'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => submit.click());
      await expect(dialog.getByText('Login failed')).toBeVisible();
    });
  await submit.click();
  await expect(page).toHaveURL('/profile/edit/photo');
});

test('firstSave', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala', without: AFTER_BASIC });
  // as if it were the first time: the account knows of the first step only once it is asked again
  let known = false;
  await page.route('**/api/me?*', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { steps: Record<string, boolean> };
    await route.fulfill({ response, json: { ...me, steps: { ...me.steps, basic: known } } });
  });
  await visitAs(member, '/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('City')).toHaveValue('Pune');
  known = true;
  for (const row of rowsFor('firstSave'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => form.submit('Update Basic'));
      if (!row.sees.page) await expect(form.text('City')).toHaveValue('Pune');
    });
});

test('home', async ({ page }) => {
  await page.clock.install();
  for (const row of rowsFor('home'))
    await test.step(row.id, async () => {
      await seeFailedLoad(page, row, () => page.goto('/tamilmala'));
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Register now' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Featured profiles' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});
