import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { codeOf, employ, test } from '../support/office-site.ts';
import type { Person } from '../support/people.ts';
import { quietToast } from '../support/toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codes = (page: Page) =>
  page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
const office = /\/admin(\/profile\/search)?$/;

async function logIn(page: Page, { mobile_no, password }: Person): Promise<void> {
  await page.goto('/tamilmala/login');
  const form = new FormPage(page);
  await form.fill('Mobile number', mobile_no);
  await form.fill('Password', password);
  await press(page, 'Login');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(quietToast(page, 'You have logged out successfully...')).toBeVisible();
}

/** Sets up an app on the page; its key. */
async function setUpApp(page: Page): Promise<string> {
  await press(page, 'Set up an app');
  await expect(page.getByRole('img', { name: 'Picture to scan with the app' })).toBeVisible();
  const key = await page.locator('p[translate=no]').first().innerText();
  const form = new FormPage(page);
  await form.fill('Code of the app', codeOf(key, 40));
  await press(page, 'Add the app');
  await expect(page.getByText(/^Not the present code/).first()).toBeVisible();
  await form.fill('Code of the app', codeOf(key));
  await press(page, 'Add the app');
  return key;
}

test('the office opens with an app, whose code is asked at the next sign-in, or a recovery code', async ({
  page,
  people,
  database,
  expectAccessible,
}) => {
  const admin = await people.signUp('tamilmala');
  await employ(database, admin);
  await logIn(page, admin);
  await expect(page.getByText('Please set up a second step')).toBeVisible();
  await page.goto('/admin/profile/search');
  await expect(page).toHaveURL(/\/second-step$/);
  const key = await setUpApp(page);
  await expect(codes(page)).toHaveCount(10);
  await expectAccessible(page);
  const recovery = await codes(page).first().innerText();
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  expect(saved.suggestedFilename()).toBe('mala-recovery-codes.txt');
  await press(page, 'I have kept them');
  await page.goto('/admin/profile/search');
  await expect(page).toHaveURL(office);

  await logOut(page);
  await logIn(page, admin);
  const form = new FormPage(page);
  await expect(form.text('Code of your app')).toBeFocused();
  await expectAccessible(page);
  await form.fill('Code of your app', '000 000');
  await press(page, 'Login');
  await expect(page.getByText(/^Not the present code/).first()).toBeVisible();
  await form.fill('Code of your app', codeOf(key, 1));
  await press(page, 'Login');
  await expect(page).toHaveURL(office);

  await logOut(page);
  await logIn(page, admin);
  await press(page, 'Use a recovery code instead');
  await form.fill('Recovery code', recovery.toLowerCase());
  await press(page, 'Login');
  await expect(page).toHaveURL(office);
});

test('a passkey is added, signs in, and is removed', async ({
  page,
  people,
  database,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  const admin = await people.signUp('marathimala');
  await employ(database, admin);
  await logIn(page, admin);
  const form = new FormPage(page);
  await form.fill('Name of the new passkey', 'Office computer');
  await press(page, 'Add a passkey');
  await expect(codes(page)).toHaveCount(10);
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('Office computer');

  await logOut(page);
  await logIn(page, admin);
  await press(page, 'Use a passkey');
  await expect(page).toHaveURL(office);

  await page.goto('/second-step');
  await press(page, 'Remove Office computer');
  await press(page, 'Yes, remove it');
  await expect(page.getByText('Please set up a second step')).toBeVisible();
  await expect(list).toHaveCount(0);
  await cdp.detach();
});

test('after ten minutes what only the owner may do asks again, and goes on', async ({
  page,
  people,
  database,
}) => {
  const admin = await people.signUp('tamilmala');
  await employ(database, admin);
  await logIn(page, admin);
  await expect(page.getByText('Please set up a second step')).toBeVisible();
  const forget = () =>
    database
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', admin.user_id)
      .execute();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await forget();
  await press(page, 'Set up an app');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await press(page, 'Set up an app');
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const key = await page.locator('p[translate=no]').first().innerText();
  const form = new FormPage(page);
  await form.fill('Code of the app', codeOf(key));
  await press(page, 'Add the app');
  await expect(codes(page)).toHaveCount(10);
  await forget();
  await press(page, 'Make new codes');
  await dialog.getByLabel('Code of your app').fill(codeOf(key, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(codes(page)).toHaveCount(10);
});
