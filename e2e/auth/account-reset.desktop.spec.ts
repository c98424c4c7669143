import { NO_EMAIL } from '@mala/contract/auth/passwords.ts';
import type { Page } from '@playwright/test';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { refusal } from '../support/replies.ts';
import { faultToast, quietToast } from '../support/toasts.ts';

const CALL = '**/api/password/reset';
const FAILED = "Couldn't able to reset password...";

async function askForLink(page: Page, address = '/tamilmala/password/reset'): Promise<FormPage> {
  await page.goto(address);
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('14', 'May', '1998');
  await form.submit('Send the link');
  return form;
}

test('the login leads to the reset, and an older address to the same page', async ({ page }) => {
  await page.goto('/marathimala/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/marathimala/password/reset');
  await page.goto('/reset_password/');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
});

test('a reset asks for all of it, in a summary in the order of the form', async ({ page }) => {
  await page.goto('/password/reset');
  const form = new FormPage(page);
  await form.fill('Mobile number', '98765');
  await form.choose('Day', '14');
  await form.submit('Send the link');
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Mobile number: Invalid mobile number',
    'Date of Birth: Required',
    'Community: Required',
  ]);
  await form.summary.getByRole('link', { name: 'Date of Birth: Required' }).click();
  await expect(form.select('Day')).toBeFocused();
});

test('a date that no calendar has is refused beside it', async ({ page }) => {
  await page.goto('/tamilmala/password/reset');
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('31', 'February', '1998');
  await form.submit('Send the link');
  await expect(form.summary.getByRole('link')).toHaveText(['Date of Birth: Invalid date']);
});

test('it is sent with the site that the address names, which may be changed', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(CALL, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { Status: 'Failure' } });
  });
  const form = await askForLink(page);
  await expect(faultToast(page, 'Password')).toContainText(FAILED);
  await form.choose('Community', 'Marathi Mala');
  await form.submit('Send the link');
  const sent = { mobile_no: '9876501234', date_of_birth: '1998-05-14' };
  await expect
    .poll(() => bodies)
    .toEqual([
      { ...sent, domain: 'tamilmala' },
      { ...sent, domain: 'marathimala' },
    ]);
});

test('the site of the last visit is offered where nothing else tells it', async ({ page }) => {
  await page.goto('/signup/marathimala');
  const signup = new FormPage(page);
  await signup.submit('Register');
  // the page stood before its scripts came; they are what remembers the site
  await expect(signup.summary).toBeVisible();
  await page.goto('/password/reset');
  await touchFirst(page);
  await expect(new FormPage(page).select('Community')).toHaveValue('marathimala');
});

test('an account that is not found says so, what to check and who helps; what was typed stays', async ({
  page,
}) => {
  const form = await askForLink(page);
  await expect(faultToast(page, 'Password')).toContainText(FAILED);
  const notice = page.getByRole('status').filter({ hasText: 'We could not find this account' });
  await expect(notice).toContainText('No account of Tamil Mala has this mobile number');
  await expect(notice.getByRole('link', { name: /\+91 90000 00002/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919000000002\?text=/,
  );
  await expect(form.text('Mobile number')).toHaveValue('9876501234');
  await expect(form.select('Year')).toHaveValue('1998');
  await form.choose('Year', '1997');
  await expect(notice).toHaveCount(0);
});

for (const [what, answer, why] of [
  ['without a network', 'abort', 'We cannot reach the service.'],
  ['after too many tries', 'refuse', 'Too many tries. Please wait a while and try again.'],
] as const) {
  test(`${what} the reset says so and keeps what was typed`, async ({ page }) => {
    await page.route(CALL, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(refusal('TOO_MANY')),
    );
    const form = await askForLink(page);
    await expect(faultToast(page, 'Password')).toContainText(`${FAILED} ${why}`);
    await expect(page).toHaveURL('/tamilmala/password/reset');
    await expect(form.text('Mobile number')).toHaveValue('9876501234');
    await expect(form.select('Month')).toHaveValue('05');
  });
}

test('an account without an email leads to the login, which keeps saying where to write', async ({
  page,
}) => {
  await page.route(CALL, (route) => route.fulfill({ json: { Status: 'Success', Code: NO_EMAIL } }));
  await askForLink(page);
  await expect(page).toHaveURL('/tamilmala/login');
  const words = 'Please send your email address to +91 90000 00002 (WhatsApp)';
  await expect(quietToast(page, words)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole('link', { name: /Write to \+91/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919000000002\?text=.*email/,
  );
});

test('a link that was sent is said by a toast and, as long as it is needed, by the login', async ({
  page,
}) => {
  await page.route(CALL, (route) => route.fulfill({ json: { Status: 'Success' } }));
  await askForLink(page);
  await expect(page).toHaveURL('/tamilmala/login');
  const words = 'Link to reset password has been sent to you email!';
  await expect(quietToast(page, words)).toBeVisible();
  await expect(page.getByText('Please look into your email')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Please look into your email')).toBeVisible();
});

test('whoever is signed in may ask for a link too', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/password/reset');
  const form = new FormPage(page);
  await expect(form.text('Mobile number')).toBeVisible();
  await expect(form.select('Community')).toHaveValue('marathimala');
});

test('what is typed and picked before the scripts have come stays', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/tamilmala/password/reset', { waitUntil: 'commit' });
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('14', 'May', '1998');
  scripts.resolve();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  await form.choose('Community', 'Marathi Mala');
  await expect(form.text('Mobile number')).toHaveValue('9876501234');
  await expect(form.select('Day')).toHaveValue('14');
  await expect(form.select('Month')).toHaveValue('05');
  await expect(form.select('Year')).toHaveValue('1998');
});
