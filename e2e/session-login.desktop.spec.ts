import { login, logout, me } from '@mala/contract/auth.ts';
import type { Page } from '@playwright/test';
import { logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { FormPage } from './form.ts';

function alertOf(page: Page, title: string) {
  return page.getByRole('alert').filter({ hasText: title });
}

test('a wrong password says "Login failed" and leaves what was typed', async ({ page, people }) => {
  const { mobile_no } = await people.signUp('tamilmala');
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(alertOf(page, 'Login failed')).toContainText(
    'The mobile number or the password is not right.',
  );
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile_no);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a wrong password');
});

test('the login asks for both, in a summary that takes the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { summary } = new FormPage(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please correct 2 fields');
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Required');
  await summary.getByRole('link', { name: 'Password: Required' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a login without an address to come back to opens My Profile', async ({ page, people }) => {
  await logIn(page, await people.register({ domain: 'marathimala' }));
  await expect(page).toHaveURL('/profile/edit/basic');
});

test('logging out says so, and Back shows nothing private', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  await visitAs(member, '/profile/edit/basic');
  const name = new FormPage(page).text('Bride/Groom Name');
  await expect(name).toHaveValue('Yazhini');
  await page.getByRole('link', { name: 'Log Out' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'See you soon!' });
  await expect(toast).toContainText('You have logged out successfully...');
  await expect(page).toHaveURL('/');
  await expect(people.call(me, { token: member.token })).rejects.toThrow('401');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(name).toHaveCount(0);
  await expect(page.getByText('Yazhini')).toHaveCount(0);
});

test('logging out works though the service cannot be reached', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/upgrade');
  await page.route('**/api/logout', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
});

test('a session that was ended elsewhere asks for a login, and nothing typed is lost', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  await people.call(logout, { token: member.token });
  await form.submit('Update Work');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Mobile number').fill(member.mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await form.submit('Login');
  await expect(page).toHaveURL('/profile/edit/work');
  await expect(form.text('Position')).toHaveValue('Head of the school');
});

test('whoever is active gets a fresh token before the old one ends', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.clock.install();
  await visitAs(member, '/profile/edit/work');
  await new FormPage(page).text('Position').press('End');
  const refreshed = page.waitForResponse('**/api/refresh-token?*');
  await page.clock.runFor('01:01');
  const { token } = (await (await refreshed).json()) as { token: string };
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'accessTokenV2')?.value)
    .toBe(token);
});

test('whoever is away gets none', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await visitAs(member, '/profile/edit/work');
  await expect(new FormPage(page).text('Position')).toBeVisible();
  await page.clock.runFor('20:00');
  expect(asked.filter((url) => url.includes('/api/refresh-token'))).toEqual([]);
});

test('an open page follows when another person signs in at the same browser', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const one = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  const other = await people.register({ domain: 'marathimala', name: 'Mrunal' });
  await visitAs(one, '/profile/edit/basic');
  const name = new FormPage(page).text('Bride/Groom Name');
  await expect(name).toHaveValue('Yazhini');
  const { token } = await people.call(login, {
    body: { mobile_no: other.mobile_no, password: other.password },
  });
  await context.addCookies([{ name: 'accessTokenV2', value: token, url: page.url() }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(name).toHaveValue('Mrunal');
});

test('what is typed before the scripts have come stays, and is sent by them alone', async ({
  page,
  people,
}) => {
  const { mobile_no, password } = await people.register({ domain: 'tamilmala' });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  await expect(submit).toBeDisabled();
  scripts.resolve();
  await submit.click();
  await expect(page).toHaveURL('/profile/edit/basic');
});
