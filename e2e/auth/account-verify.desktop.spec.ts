import type { Page } from '@playwright/test';
import { expectArrived } from '../support/arrived.ts';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeMe } from '../support/me.ts';
import { faultToast, quietToast } from '../support/toasts.ts';

const CALL = '**/api/user/verify/email';
const RESEND = '**/api/user/verify/resend';
const EMAIL = 'meena@example.org';
const LINK = '/verify/email/somebody/a-secret';

/** The answers to the links that are sent, and how many were. */
async function answerWith(page: Page, Status: 'Success' | 'Failure'): Promise<() => number> {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.fulfill({ json: { Status } });
  });
  return () => calls;
}

test('a spinner, then the email is verified, and the login comes next', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await answer.promise;
    await route.fulfill({ json: { Status: 'Success' } });
  });
  await page.goto(LINK);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  answer.resolve();
  await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a link is sent once, though its page is opened again without a reload', async ({ page }) => {
  const calls = await answerWith(page, 'Success');
  await page.goto(LINK);
  await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
  expect(calls()).toBe(1);
});

test('a member goes on to his profile, which no longer asks', async ({ page, people, visitAs }) => {
  let verified = false;
  await changeMe(page, () => ({ email: EMAIL, email_verified: verified }));
  await page.route(CALL, (route) => {
    verified = true;
    return route.fulfill({ json: { Status: 'Success' } });
  });
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, `/verify/email/${member.user_id}/a-secret`);
  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile/edit/basic');
  await expectArrived(page);
  await expect(page.getByText('Please confirm your email')).toHaveCount(0);
});

test('a link that does not work says why, and how a guest gets a new one', async ({ page }) => {
  await page.goto(LINK);
  await expect(page.getByText("Couldn't able to verify your email.")).toBeVisible();
  await expect(page.getByText(/older than 7 days/)).toBeVisible();
  await expect(page.getByText('Log in to get a new link.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a member whose link does not work has it sent again', async ({ page, people, visitAs }) => {
  await changeMe(page, () => ({ email: EMAIL, email_verified: false }));
  await answerWith(page, 'Failure');
  await page.route(RESEND, (route) => route.fulfill({ json: { Status: 'Success' } }));
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, `/verify/email/${member.user_id}/a-secret`);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(quietToast(page, `A new link is on its way to ${EMAIL}.`)).toBeVisible();
});

test('a link that was used before says that all is well', async ({ page, people, visitAs }) => {
  await changeMe(page, () => ({ email: EMAIL, email_verified: true }));
  await answerWith(page, 'Failure');
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, `/verify/email/${member.user_id}/a-secret`);
  await expect(page.getByText(`${EMAIL} is confirmed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toHaveCount(0);
});

test('without an answer nothing is decided: it may be tried again', async ({ page }) => {
  await answerFirst(page, CALL, 1, (route) => route.abort());
  // the toast may come before all of the page has
  await page.goto(LINK, { waitUntil: 'commit' });
  await expect(faultToast(page, 'Verification failed')).toContainText(
    'We cannot reach the service.',
  );
  await page.route(CALL, (route) => route.fulfill({ json: { Status: 'Success' } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
});

test('My Profile asks for the confirmation, and sends the link again', async ({
  page,
  people,
  visitAs,
}) => {
  await changeMe(page, () => ({ email: EMAIL, email_verified: false }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  await expect(page.getByText('Please confirm your email')).toBeVisible();
  const again = page.getByRole('button', { name: 'Send the link again' });
  await answerFirst(page, RESEND, 1, (route) => route.abort());
  await again.click();
  await expect(faultToast(page, "Couldn't send the link")).toBeVisible();
  await page.route(RESEND, (route) => route.fulfill({ json: { Status: 'Success' } }));
  await again.click();
  await expect(quietToast(page, `A new link is on its way to ${EMAIL}.`)).toBeVisible();
});

test('it stops asking once the address was confirmed elsewhere', async ({
  page,
  people,
  visitAs,
}) => {
  let email_verified = false;
  await changeMe(page, () => ({ email: EMAIL, email_verified }));
  await page.route(RESEND, (route) => route.fulfill({ json: { Status: 'Failure' } }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  await expect(page.getByText('Please confirm your email')).toBeVisible();
  email_verified = true;
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Please confirm your email')).toHaveCount(0);
});

test('My Profile without an email says what that means; a registration asks for nothing yet', async ({
  page,
  people,
  visitAs,
}) => {
  await changeMe(page, () => ({ email: null, email_verified: false }));
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/basic');
  await expect(page.getByText('There is no email in your account')).toBeVisible();
  await expect(page.getByText('Support: +91 90000 00002 (WhatsApp)')).toBeVisible();
  await visitAs(member, '/profile/register/basic');
  await expect(page.getByRole('button', { name: 'Update Basic' })).toBeVisible();
  await expect(page.getByText('There is no email in your account')).toHaveCount(0);
});
