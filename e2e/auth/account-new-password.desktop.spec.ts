import { logout } from '@mala/contract/auth/me.ts';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { expectArrived } from '../support/arrived.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { quietToast } from '../support/toasts.ts';

const CALL = '**/api/password/new';
const CHECK = '**/api/link/check';
const LINK = '/password/new/somebody/a-secret';

const succeed = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ json: { Status: 'Success' } }));

async function choose(page: Page, password: string, confirmation = password): Promise<FormPage> {
  const form = new FormPage(page);
  await form.fill('New password', password);
  await form.fill('Confirm new password', confirmation);
  await form.submit('Save the new password');
  return form;
}

test('setting the password leads to the login, and removes the secret from the history', async ({
  page,
}) => {
  await succeed(page, CHECK);
  await succeed(page, CALL);
  await page.goto('/');
  await page.goto(LINK);
  await choose(page, PASSWORD);
  await expect(page).toHaveURL('/login');
  await expect(quietToast(page, 'Your password has been successfully updated...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('whoever is signed in with the account must log in again', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  await succeed(page, CHECK);
  await succeed(page, CALL);
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, `/password/new/${member.user_id}/a-secret`);
  // as the server does with the old password's sessions
  await people.call(logout, { token: member.token });
  await choose(page, PASSWORD);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

const spent = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This link does not work any more' });

test('an expired link is reported at once, with a way to a new one', async ({ page }) => {
  await page.goto(LINK);
  await expect(spent(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/password/reset');
});

test('a link that is used up while its page is open is reported, with a way to a new one', async ({
  page,
}) => {
  await succeed(page, CHECK);
  await page.goto(LINK);
  await choose(page, PASSWORD);
  await expect(spent(page)).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/password/reset');
});

test('the URL is not sent to search engines or other sites', async ({ page }) => {
  await page.goto(LINK);
  await expectArrived(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});
