import { login } from '@mala/contract/auth.ts';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { changeMe } from '../support/me.ts';
import { rowsFor } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const SENT = { json: { Status: 'Success' } };

/** The call goes through at last, with an answer of ours: what it does is shown elsewhere. */
async function answerTo(page: Page, call: string): Promise<void> {
  await page.route(call, (route) => route.fulfill(SENT));
}

test('changePassword', async ({ page, people, visitAs }) => {
  await answerTo(page, '**/api/password/change');
  await visitAs(await people.register({ domain: 'tamilmala' }), '/password/change');
  const form = new FormPage(page);
  await form.fill('Present password', PASSWORD);
  await form.fill('New password', `${PASSWORD} too`);
  await form.fill('Confirm new password', `${PASSWORD} too`);
  for (const row of rowsFor('changePassword'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => form.submit('Change Password'));
      await expect(form.text('Present password')).toHaveValue(PASSWORD);
      await expect(form.text('Confirm new password')).toHaveValue(`${PASSWORD} too`);
    });
  await form.submit('Change Password');
  await expect(page).toHaveURL('/');
});

test('resetPassword', async ({ page }) => {
  await page.goto('/tamilmala/password/reset');
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876543210');
  await form.birthDate('14', 'May', '1998');
  for (const row of rowsFor('resetPassword'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => form.submit('Send the link'));
      if (row.sees.page) return;
      await expect(form.text('Mobile number')).toHaveValue('9876543210');
      await expect(form.select('Year')).toHaveValue('1998');
    });
});

test('newPassword', async ({ page }) => {
  await page.goto('/password/new/somebody/a-secret');
  const form = new FormPage(page);
  await form.fill('New password', PASSWORD);
  await form.fill('Confirm new password', PASSWORD);
  for (const row of rowsFor('newPassword'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => form.submit('Save the new password'));
      if (!row.sees.page) await expect(form.text('New password')).toHaveValue(PASSWORD);
    });
});

test('verifyEmail', async ({ page }) => {
  await answerTo(page, '**/api/user/verify/email');
  for (const row of rowsFor('verifyEmail'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, async () => {
        // the toast may come before all of the page has
        await page.goto('/verify/email/somebody/a-secret', { waitUntil: 'commit' });
      });
      if (!row.sees.toast) return;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
    });
});

test('resend', async ({ page, people, visitAs }) => {
  await changeMe(page, () => ({ email: 'meena@example.org', email_verified: false }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const again = page.getByRole('button', { name: 'Send the link again' });
  for (const row of rowsFor('resend'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => again.click());
      await expect(again).toBeVisible();
    });
});

test('sessions', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await people.register({ domain: 'tamilmala' });
  const { mobile_no, password } = member;
  await people.call(login, { body: { mobile_no, password } });
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  const ways: Record<string, () => Promise<void>> = {
    'DELETE /api/session/:id': () =>
      devices
        .last()
        .getByRole('button', { name: /^Sign out / })
        .click(),
    'POST /api/session/end-all': async () => {
      await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    },
  };
  for (const row of rowsFor('sessions'))
    await test.step(row.id, async () => {
      const way = ways[row.call];
      if (!way) return seeFailedLoad(page, row, () => visitAs(member, '/sessions'), devices.nth(1));
      await seeFailure(page, row, way);
      await expect(devices).toHaveCount(2);
      // the question is still there, and may be left
      if (row.call.endsWith('end-all')) await page.getByRole('button', { name: 'Cancel' }).click();
    });
});

test('terms', async ({ page, people, visitAs }) => {
  await changeMe(page, () => ({ terms_due: true }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/work');
  for (const row of rowsFor('terms'))
    await test.step(row.id, () =>
      seeFailure(page, row, () => page.getByRole('button', { name: 'Accept' }).click()),
    );
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('mails', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await people.register({ domain: 'tamilmala' });
  const toggle = page.getByRole('switch', { name: 'Your package ends soon' });
  for (const row of rowsFor('mails'))
    await test.step(row.id, async () => {
      if (row.call.startsWith('GET'))
        return seeFailedLoad(page, row, () => visitAs(member, '/mail/choices'), toggle);
      await seeFailure(page, row, () => toggle.click());
      await expect(toggle).toBeChecked();
    });
  await toggle.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('unsubscribe', async ({ page }) => {
  await page.goto('/mail/unsubscribe/somebody/package-ending/a-signature');
  const stop = page.getByRole('button', { name: 'Stop these mails' });
  for (const row of rowsFor('unsubscribe'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => stop.click());
      if (!row.sees.page) await expect(stop).toBeVisible();
    });
});
