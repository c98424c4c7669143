import { logout } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Page } from '@playwright/test';
import { sendLogin, sessionCookie } from '../support/account.ts';
import { expectArrived } from '../support/arrived.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { refusal } from '../support/replies.ts';
import { ADMIN } from '../support/server.ts';

/** The login over the page. */
function againOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const mobile = dialog.getByLabel('Mobile number');
  const password = dialog.getByLabel('Password', { exact: true });
  return {
    dialog,
    mobile,
    password,
    signIn: async (typed: string) => {
      await password.fill(typed);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  };
}

/** The next answer to a call of this path. */
const answerTo = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path));

const endElsewhere = (people: People, { token }: Pick<Person, 'token'>) =>
  people.call(logout, { token });

test('a save after the session ended opens the sign-in dialog, and is then repeated', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  await endElsewhere(people, member);
  await form.submit('Update Work');
  const again = againOn(page);
  await expect(again.password).toBeFocused();
  await expect(again.mobile).toHaveValue(member.mobile_no);
  await expect(page.locator('input[name=position]')).toHaveValue('Head of the school');
  await expectAccessible(page);

  await test.step('the focus stays in it', async () => {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(again.dialog.locator(':focus')).toHaveCount(1);
    }
  });
  await test.step('what is missing and a wrong password are said in it', async () => {
    await again.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(new FormPage(page).summary).toBeFocused();
    await again.signIn('a wrong password');
    await expect(again.dialog.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
      'The mobile number or the password is not right.',
    );
    await expect(again.password).toHaveValue('a wrong password');
    await expectAccessible(page);
  });
  await again.signIn(member.password);
  await expect(page).toHaveURL('/profile/edit/photo');
  await expect(again.dialog).toHaveCount(0);
  await page.goto('/profile/edit/work');
  await expect(form.text('Position')).toHaveValue('Head of the school');
});

test('so does a save after the cookie has expired', async ({ page, context, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Head of the school');
  await context.clearCookies();
  await form.submit('Update Work');
  await againOn(page).signIn(member.password);
  await expect(page).toHaveURL('/profile/edit/photo');
  const cookie = await sessionCookie(context);
  expect(cookie?.sameSite).toBe('Strict');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(49 * 60);
});

test('returning to a page whose cookie has expired keeps the page', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/password/change');
  const old = page.locator('input[name=old_password]');
  await old.fill('half a sentence');
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const again = againOn(page);
  await again.signIn(member.password);
  await expect(again.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/password/change');
  await expect(old).toHaveValue('half a sentence');
});

test('a rejected upload is repeated automatically', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await visitAs(member, '/profile/edit/photo');
  const files = page.locator('input[type=file]').first();
  await expect(files).toBeAttached();
  await endElsewhere(people, member);
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await drawPhoto() };
  await files.setInputFiles(photo);
  await againOn(page).signIn(member.password);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
});

test('calls rejected at the same time share one dialog', async ({ page, people, visitAs }) => {
  const payer = await people.register({ domain: 'tamilmala', approved: true });
  await people.giveSilver(payer);
  // a call that is still under way would ask for the password first
  const told = answerTo(page, '/api/payment/claim');
  await visitAs(payer, '/upgrade');
  await expect(page.getByRole('heading', { name: 'Silver' })).toBeVisible();
  await told;
  await endElsewhere(people, payer);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.getByRole('link', { name: /^My Profile/ }).click();
  const again = againOn(page);
  await expect(again.password).toBeFocused();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect(again.dialog).toHaveCount(1);
  await again.signIn(payer.password);
  await expect(new FormPage(page).text('Bride/Groom Name')).toBeVisible();
  await expect(again.dialog).toHaveCount(0);
});

test('an administrator keeps her list and what she typed', async ({ page, people, visitAs }) => {
  const { token = '' } = await people.call(login, { body: ADMIN });
  // a call that is still under way would ask for the password first
  const counted = Promise.all([
    answerTo(page, '/api/admin/desk'),
    answerTo(page, '/api/admin/views'),
  ]);
  await visitAs({ token }, '/admin/profile/search');
  await expect(page.getByText(/^[\d,]+ profiles?$/)).toBeVisible();
  await counted;
  await page.route('**/api/admin/desk*', () => undefined);
  await people.call(logout, { token });
  await page.getByLabel('Name', { exact: true }).fill('Nobody of this name');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await againOn(page).signIn(ADMIN.password);
  await expect(page.getByText('0 profiles', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/name=Nobody/);
});

test('another account signs in: the page starts again, without data of the former one', async ({
  page,
  people,
  visitAs,
}) => {
  const one = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  const other = await people.register({ domain: 'marathimala', name: 'Mrunal' });
  await visitAs(one, '/profile/edit/basic');
  const form = new FormPage(page);
  await expect(form.text('Bride/Groom Name')).toHaveValue('Yazhini');
  await form.fill('City', 'Typed by Yazhini');
  await endElsewhere(people, one);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/profile/'))
      saves.push(request.headers().authorization ?? '');
  });
  await form.submit('Update Basic');
  const again = againOn(page);
  await again.mobile.fill(other.mobile_no);
  await again.signIn(other.password);
  await expect(form.text('Bride/Groom Name')).toHaveValue('Mrunal');
  await expect(form.text('City')).toHaveValue('Pune');
  await expect(page.locator('html')).toHaveAttribute('data-community', 'marathimala');
  await expect(page.getByText('Yazhini')).toHaveCount(0);
  // only the refused save, with Yazhini's token
  expect(saves).toEqual([`Bearer ${one.token}`]);
});

test('Not now, Escape and Close: a guest at the login, which leads back to the page and its draft', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  const again = againOn(page);
  for (const way of ['Not now', 'Escape', 'Close'])
    await test.step(way, async () => {
      const draft = `Head of the school, ${way}`;
      await form.fill('Position', draft);
      const token = (await sessionCookie(context))?.value ?? '';
      await endElsewhere(people, { token });
      await form.submit('Update Work');
      await expect(again.password).toBeFocused();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await again.dialog.getByRole('button', { name: way }).click();
      await expect(page).toHaveURL('/login');
      await expect(again.dialog).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      const cookies = await context.cookies();
      expect(cookies.filter(({ name }) => name !== 'device')).toEqual([]);
      await sendLogin(page, member);
      await expect(page).toHaveURL('/profile/edit/work');
      await expect(form.text('Position')).toHaveValue(draft);
    });
});

/** Every page behind the login, each with calls of its own when one comes to it. */
const PROTECTED = [
  '/profile/search',
  '/profile/edit/family',
  '/profile/edit/photo',
  '/subscription',
  '/upgrade',
  '/forbidden',
  '/register-upgrade',
  '/help',
  '/password/change',
];

test('every page behind the login shows the sign-in dialog', async ({ page, people, visitAs }) => {
  const { query: _, ...corner } = freshCorner('tamilmala');
  const member = await people.register({ domain: 'tamilmala', approved: true, ...corner });
  await people.giveSilver(member);
  await visitAs(member, '/upgrade');
  let refusing = false;
  await page.route('**/api/me?*', async (route) => {
    if (refusing) await route.fulfill(refusal('UNAUTHENTICATED'));
    else await route.continue();
  });
  for (const path of PROTECTED) {
    refusing = false;
    await page.goto(path);
    await expectArrived(page);
    refusing = true;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const again = againOn(page);
    await expect(again.password, path).toBeFocused();
    await expect(page).toHaveURL(path);
    refusing = false;
    await again.signIn(member.password);
    await expect(again.dialog).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});

test('an invalid token at startup makes the visitor a guest', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  await endElsewhere(people, member);
  await visitAs(member, '/profile/edit/work');
  await expect(page).toHaveURL('/login');
  await expect(againOn(page).dialog).toHaveCount(0);
});
