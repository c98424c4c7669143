import { forgetSignIn, renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { logout, me } from '@mala/contract/auth/me.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { logIn, sessionCookie, signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

/** As after 50 minutes. */
const expireToken = (context: BrowserContext) => context.clearCookies({ name: 'accessTokenV2' });

const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

const keep = (page: Page) => page.getByRole('checkbox', { name: 'Keep me signed in' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

test('who opens the site again after days is still signed in, on every page', async ({
  page,
  context,
  people,
}) => {
  const member = await people.register({ domain: 'tamilmala', approved: true });
  await logIn(page, member);
  for (const path of ['/profile/edit/work', '/tamilmala', '/view/terms', '/subscription']) {
    await expireToken(context);
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  }
  await expireToken(context);
  await page.goto('/login');
  await expect(page).toHaveURL('/profile/search');
});

test('the page for guests is not shown meanwhile', async ({ page, context, people }) => {
  await logIn(page, await people.register({ domain: 'tamilmala' }));
  await expireToken(context);
  const renewed = Promise.withResolvers<void>();
  await page.route(`**${renewSignIn.path}`, async (route) => {
    await renewed.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${renewSignIn.path}`);
  await page.goto('/tamilmala', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('link', { name: 'Register now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
  renewed.resolve();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
});

test('an open page goes on where it is once the token has expired, in two tabs too', async ({
  page,
  context,
  people,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await logIn(page, member);
  await page.goto('/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  const second = await context.newPage();
  await second.goto('/password/change');
  await expect(second.locator('input[name=old_password]')).toBeVisible();
  await expireToken(context);
  await Promise.all([
    form.submit('Update Work'),
    second.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);
  await expect(page).toHaveURL('/profile/edit/photo');
  await expect.poll(async () => (await sessionCookie(context))?.value).toBeTruthy();
  await expireToken(context);
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await sessionCookie(context))?.value).toBeTruthy();
  for (const tab of [page, second]) await expect(dialog(tab)).toHaveCount(0);
  await expect(second).toHaveURL('/password/change');
});

test('who logs out is a guest, whose old cookies open nothing', async ({
  page,
  context,
  people,
}) => {
  await logIn(page, await people.register({ domain: 'tamilmala' }));
  const before = await context.cookies();
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/tamilmala');
  await expect.poll(() => namesOf(context)).toEqual(['device']);
  await context.addCookies(before.filter(({ name }) => name !== 'accessTokenV2'));
  await page.goto('/profile/edit/work');
  await expect(page).toHaveURL('/login');
  expect(await namesOf(context)).toEqual(['device']);
});

test('a logout without a network is told at the next visit', async ({ page, context, people }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await logIn(page, member);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(forgetSignIn.path),
  );
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/tamilmala');
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  const rows = async () =>
    (await people.call(listSessions, { token: member.token })).rows.filter((row) => row.kept_until);
  expect(await rows()).toHaveLength(1);
  await page.goto('/profile/edit/work');
  await expect(page).toHaveURL('/login');
  await expect.poll(rows).toEqual([]);
  await expect.poll(() => namesOf(context)).toEqual(['device']);
});

test('a signup keeps it too, unless one does not want it', async ({ page, context }) => {
  for (const wanted of [true, false]) {
    // a page with scripts might renew its sign-in meanwhile
    await page.goto('/robots.txt');
    await context.clearCookies();
    await page.goto('/signup/tamilmala');
    await expect(keep(page)).toBeChecked();
    if (!wanted) await keep(page).uncheck();
    await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
    await expect(page).toHaveURL('/profile/register/basic');
    expect((await namesOf(context)).includes('refreshToken')).toBe(wanted);
    await expireToken(context);
    await page.goto('/profile/register/basic');
    await expect(page).toHaveURL(wanted ? '/profile/register/basic' : '/login');
    if (wanted) await expect.poll(() => namesOf(context)).toContain('accessTokenV2');
  }
});

test('who does not want it is asked again once the token has expired', async ({
  page,
  context,
  people,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.goto('/login');
  await expect(keep(page)).toBeChecked();
  await keep(page).uncheck();
  await logIn(page, member, false);
  expect(await namesOf(context)).toEqual(['accessTokenV2', 'device']);
  await page.goto('/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  await expireToken(context);
  await form.submit('Update Work');
  await expect(dialog(page)).toBeVisible();
  await page.goto('/profile/edit/work');
  await expect(page).toHaveURL('/login');
});

test('without a network nobody is logged out', async ({ page, context, people }) => {
  await logIn(page, await people.register({ domain: 'tamilmala' }));
  await expireToken(context);
  await page.route(`**${renewSignIn.path}`, (route) => route.abort('internetdisconnected'));
  await page.goto('/profile/edit/work');
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  for (const status of [429, 500, 502]) {
    await page.route(`**${renewSignIn.path}`, (route) => route.fulfill({ status, body: '' }));
    await page.goto('/profile/edit/work');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new FormPage(page).text('Position')).toBeVisible();
});

test('who was signed out on another device is asked', async ({ page, context, people }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await logIn(page, member);
  await page.goto('/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  await people.call(logout, { token: (await sessionCookie(context))?.value ?? '' });
  await form.submit('Update Work');
  await expect(dialog(page)).toBeVisible();
  expect(await namesOf(context)).not.toContain('refreshToken');
});

for (const [wanted, keeps] of [
  ['keeps', true],
  ['does not keep, if one does not want it,', false],
] as const)
  test(`signing in again over a page ${wanted} the sign-in as the login does`, async ({
    page,
    context,
    people,
  }) => {
    const member = await people.register({ domain: 'tamilmala' });
    await page.goto('/login');
    await keep(page).setChecked(!keeps);
    await logIn(page, member, false);
    await page.goto('/profile/edit/work');
    const form = new FormPage(page);
    await form.fill('Position', 'Head of the school');
    await people.call(logout, { token: (await sessionCookie(context))?.value ?? '' });
    await form.submit('Update Work');
    const again = dialog(page).getByRole('checkbox', { name: 'Keep me signed in' });
    await expect(again).toBeChecked();
    await expect(again).toHaveAccessibleDescription('For 30 days on your own device.');
    if (!keeps) await again.uncheck();
    await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
    await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/profile/edit/photo');
    const cookies = await namesOf(context);
    expect(cookies.includes('refreshToken')).toBe(keeps);
    expect(cookies.includes('keptSignIn')).toBe(keeps);
  });

test('Devices says which sign-ins are kept and until when, and ends them', async ({
  page,
  context,
  people,
  expectAccessible,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await logIn(page, member);
  await page.goto('/sessions');
  const rows = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Stays signed in until \d+ \w+ \d{4}/);
  await expect(rows.last()).not.toContainText('Stays signed in');
  await expectAccessible(page);
  // the same list on the other device
  await context.addCookies([
    { name: 'accessTokenV2', value: member.token, url: new URL(page.url()).origin },
  ]);
  await page.reload();
  const kept = rows.filter({ hasText: 'Stays signed in' });
  await kept.getByRole('button', { name: /^Sign out / }).click();
  await expect(rows).toHaveCount(1);
  await expireToken(context);
  await page.goto('/profile/edit/work');
  await expect(page).toHaveURL('/login');
  await expect(people.call(me, { token: member.token })).resolves.toBeTruthy();
});

test('a guest makes no further request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/tamilmala');
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(keep(page)).toBeChecked();
  expect(asked.filter((path) => path.startsWith('/api/session'))).toEqual([]);
});
