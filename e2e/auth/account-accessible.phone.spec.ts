import { NO_EMAIL } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { answerFirst } from '../support/first-calls.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { changeMe } from '../support/me.ts';
import { refusal } from '../support/replies.ts';

type Check = (page: Page) => Promise<void>;

async function expectGood(page: Page, text: string | RegExp, expectAccessible: Check) {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScrolling(page);
}

for (const domain of DOMAINS) {
  test(`${domain}: the pages of a forgotten password are accessible and fit, in every state`, async ({
    page,
    expectAccessible,
  }) => {
    const good = (text: string | RegExp) => expectGood(page, text, expectAccessible);
    const form = new FormPage(page);
    await page.goto(`/${domain}/password/reset`);
    await good('Date of Birth');
    await form.submit('Send the link');
    await good('Please correct 2 fields');
    await form.fill('Mobile number', '9876501234');
    await form.birthDate('14', 'May', '1998');
    await form.submit('Send the link');
    await good('We could not find this account');
    for (const [Message, text] of [
      [NO_EMAIL, 'There is no email in your account'],
      [undefined, 'Please look into your email'],
    ] as const) {
      await page.goto(`/${domain}/password/reset`);
      await answerFirst(page, '**/api/password/reset', 1, (route) =>
        route.fulfill({ json: { Status: 'Success', Message } }),
      );
      await form.fill('Mobile number', '9876501234');
      await form.birthDate('14', 'May', '1998');
      await form.submit('Send the link');
      await good(text);
    }
    await page.goto(`/${domain}/password/new/somebody/a-secret`);
    await form.submit('Save the new password');
    await good('Please correct 2 fields');
    await form.fill('New password', PASSWORD);
    await form.fill('Confirm new password', PASSWORD);
    await form.submit('Save the new password');
    await good('This link does not work any more');
  });

  test(`${domain}: the pages that mails lead to are accessible and fit, in every state`, async ({
    page,
    expectAccessible,
  }) => {
    const good = (text: string | RegExp) => expectGood(page, text, expectAccessible);
    const verification = '**/api/user/verify/email';
    await page.goto(`/${domain}/verify/email/somebody/a-secret`);
    await good("Couldn't able to verify your email.");
    await answerFirst(page, verification, 1, (route) => route.abort());
    await page.reload();
    await good('We cannot reach the service.');
    await page.route(verification, (route) => route.fulfill({ json: { Status: 'Success' } }));
    await page.reload();
    await good('Your email has been verified successfully.');
    await page.goto(`/${domain}/mail/unsubscribe/somebody/profile-refused/a-signature`);
    await good('You will no longer get the mail');
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await good('This link does not work');
    await page.route('**/api/mail/unsubscribe/**', (route) =>
      route.fulfill({ json: { Status: 'Success' } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await good(/We will not send you/);
  });

  test(`${domain}: the pages of one's own account are accessible and fit, in every state`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const good = (text: string | RegExp) => expectGood(page, text, expectAccessible);
    const email = `${'subbulakshmi.'.repeat(4)}v@example.org`;
    let change: Parameters<typeof changeMe>[1] = () => ({ email, email_verified: false });
    await changeMe(page, () => change());
    const member = await people.register({ domain });
    const { mobile_no, password } = member;
    await people.call(login, { body: { mobile_no, password } });
    await visitAs(member, '/sessions');
    await good('This device');
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await visitAs(member, '/mail/choices');
    await good('Your package ends soon');
    await visitAs(member, '/profile/edit/basic');
    await good('Please confirm your email');
    change = () => ({ email: null });
    await page.reload();
    await good('There is no email in your account');
    change = () => ({ terms_due: true });
    await page.reload();
    await good('Our terms have changed');
    await page.route('**/api/terms/agree', (route) => route.fulfill(refusal('TERMS_CHANGED')));
    await page.getByRole('button', { name: 'Accept' }).click();
    await good('There is an even newer version');
    change = () => ({});
    for (const [path, call, failed] of [
      ['/sessions', '**/api/session/list?*', 'Your devices could not be loaded'],
      ['/mail/choices', '**/api/mail/choices?*', 'Your choices could not be loaded'],
    ] as const) {
      await page.route(call, (route) => route.abort());
      await visitAs(member, path);
      await good(failed);
    }
  });
}
