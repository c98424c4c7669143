import { resendVerification, verifyEmail } from '@mala/contract/auth/email.ts';
import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import { me } from '@mala/contract/auth/me.ts';
import { chooseNewPassword, NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { readMailChoices, unsubscribe } from '@mala/contract/mail.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import {
  button,
  choose,
  chooseBirthDate,
  expectFocusAt,
  focus,
  pressByKey,
  selectField,
  summary,
  textField,
} from '../form.ts';
import { unreachable } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { giveWizard } from '../wizard.ts';

const EMAIL = 'meena@example.org';
const PASSWORD = 'a long walk home';
const messages = page.getByRole('region', { name: 'Messages' });
const fault = (text: string) => messages.getByRole('alert').filter({ hasText: text });
const notice = (text: string) => messages.getByRole('status').filter({ hasText: text });
const inMain = (text: string | RegExp) => page.getByRole('main').getByText(text, { exact: false });
const linkTo = (name: string) => page.getByRole('main').getByRole('link', { name, exact: false });

beforeEach(() => page.viewport(1280, 800));

const choices = {
  ...{ 'profile-approved': true, 'profile-refused': true, 'text-refused': true },
  ...{ 'package-ending': true, 'still-looking': true },
};

let links = 0;
/** Each link is tried once in one load. */
const freshLink = (to = 'somebody') => `/verify/email/${to}/secret-${++links}`;

test('the link to confirm an email: confirmed, used, refused, and without an answer', async () => {
  giveWizard('tamilmala');
  const verified = 'Your email has been verified successfully.';
  const asked = () => replies.calls.filter((call) => call.endsWith('/verify/email')).length;
  const letGo = replies.hold(verifyEmail);
  replies.give(verifyEmail, { Status: 'Success' });
  await open(freshLink());
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  letGo();
  await expect.element(inMain(verified)).toBeVisible();
  await linkTo('Login').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  history.back();
  await expect.element(inMain(verified)).toBeVisible();
  expect(asked()).toBe(1);

  await open(freshLink(MEMBER.user_id), { email: EMAIL, email_verified: true });
  await linkTo('My Profile').click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/basic');
  await expect.element(textField('City')).toBeVisible();
  expect(inMain('Please confirm your email').length).toBe(0);

  const reached = replies.answer(verifyEmail, unreachable);
  await open(freshLink());
  await expect
    .element(fault('Verification failed'))
    .toMatchTextContent('We cannot reach the service.');
  reached();
  await button('Try again').click();
  await expect.element(inMain(verified)).toBeVisible();

  replies.give(verifyEmail, { Status: 'Failure' });
  await open(freshLink());
  await expect.element(inMain("Couldn't able to verify your email.")).toBeVisible();
  await expect.element(inMain(/older than 7 days/)).toBeVisible();
  await expect.element(inMain('Otherwise log in to get a new link.')).toBeVisible();
  await expect.element(linkTo('Login')).toBeVisible();
  await open(freshLink(MEMBER.user_id), { email: EMAIL, email_verified: true });
  await expect.element(inMain(`${EMAIL} is confirmed.`)).toBeVisible();
  expect(button('Send the link again').length).toBe(0);
  replies.give(resendVerification, { Status: 'Success' });
  await open(freshLink(MEMBER.user_id), { email: EMAIL, email_verified: false });
  await button('Send the link again').click();
  await expect.element(notice(`A new link is on its way to ${EMAIL}.`)).toBeVisible();
});

test('My Profile asks for the confirmation, and says what it means to have no email', async () => {
  giveWizard('tamilmala');
  const asks = inMain('Please confirm your email');
  const again = button('Send the link again');
  // by key: a toast may lie over it
  const pressAgain = () => pressByKey(again);
  await open('/profile/edit/basic', { email: EMAIL, email_verified: false });
  await expect.element(asks).toBeVisible();
  const reached = replies.answer(resendVerification, unreachable);
  await pressAgain();
  await expect.element(fault("Couldn't send the link")).toBeVisible();
  reached();
  replies.give(resendVerification, { Status: 'Success' });
  await pressAgain();
  await expect.element(notice(`A new link is on its way to ${EMAIL}.`)).toBeVisible();
  replies.give(resendVerification, { Status: 'Failure' });
  replies.give(me, { ...MEMBER, email: EMAIL, email_verified: true });
  await pressAgain();
  await expect.poll(() => asks.length).toBe(0);
  await open('/profile/edit/basic', { email: null, email_verified: false });
  await expect.element(inMain('There is no email in your account')).toBeVisible();
  await expect.element(inMain('Support: +91 90000 00002 (WhatsApp)')).toBeVisible();
  await open('/profile/register/basic', { email: null, email_verified: false });
  await expect.element(button('Update Basic')).toBeVisible();
  expect(inMain('There is no email in your account').length).toBe(0);
});

test('the focus is at the address once the button beside it is gone, and at what a stopped mail says', async () => {
  replies.give(readMailChoices, { choices });
  await open('/mail/choices', { email: EMAIL, email_verified: false });
  await expect.element(button('Send the link again')).toBeVisible();
  replies.give(resendVerification, { Status: 'Failure' });
  replies.give(me, { ...MEMBER, email: EMAIL, email_verified: true });
  await pressByKey(button('Send the link again'));
  await expectFocusAt('Where they go');
  const address = '/tamilmala/mail/unsubscribe/somebody/profile-refused/a-signature';
  replies.give(unsubscribe, { Status: 'Success' });
  await open(address);
  await pressByKey(button('Stop these mails'));
  await expectFocusAt('We will not send you the mail');
  replies.answer(unsubscribe, () => refusal('NOT_FOUND'));
  await open(address);
  await pressByKey(button('Stop these mails'));
  await expectFocusAt('This link does not work');
});

async function askForLink(): Promise<void> {
  await open('/tamilmala/password/reset');
  await textField('Mobile number').fill('9876501234');
  await chooseBirthDate('14', 'May', '1998');
  // by key: a toast may lie over it
  focus(button('Send the link'));
  await userEvent.keyboard('{Enter}');
}

test('an account that is not found is told at the login, with who helps; what was typed is there again', async () => {
  const FAILED = "Couldn't able to reset password...";
  const bodies: unknown[] = [];
  replies.give(resetPassword, ({ body }) => {
    bodies.push(body);
    return { Status: 'Failure' as const };
  });
  await askForLink();
  await expect.element(fault('Password')).toMatchTextContent(FAILED);
  await expect.poll(() => location.pathname).toBe('/tamilmala/login');
  const found = page.getByRole('status').filter({ hasText: 'We could not find this account' });
  await expect.element(found).toMatchTextContent('No account of Tamil Mala has this mobile number');
  const helper = found.getByRole('link', { name: /\+91 90000 00002/ }).element();
  expect(helper.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919000000002\?text=/);
  focus(found.getByRole('link', { name: 'Check both and try again' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(textField('Mobile number')).toHaveValue('9876501234');
  await expect.element(selectField('Year')).toHaveValue('1998');
  await choose('Community', 'Marathi Mala');
  focus(button('Send the link'));
  await userEvent.keyboard('{Enter}');
  const sent = { mobile_no: '9876501234', date_of_birth: '1998-05-14' };
  await expect
    .poll(() => bodies)
    .toEqual([
      { ...sent, domain: 'tamilmala' },
      { ...sent, domain: 'marathimala' },
    ]);
  for (const [answer, why] of [
    [unreachable, 'We cannot reach the service.'],
    [() => refusal('TOO_MANY'), 'Too many tries. Please wait a while and try again.'],
  ] as const) {
    const over = replies.answer(resetPassword, answer);
    await askForLink();
    await expect.element(fault(`${FAILED} ${why}`).first()).toBeVisible();
    expect(location.pathname).toBe('/tamilmala/password/reset');
    await expect.element(textField('Mobile number')).toHaveValue('9876501234');
    await expect.element(selectField('Month')).toHaveValue('05');
    over();
  }
});

test('a reset leads to the login, which keeps saying where to look or to write', async () => {
  const WRITE = 'Please send your email address to +91 90000 00002 (WhatsApp)';
  replies.give(resetPassword, { Status: 'Success', Code: NO_EMAIL });
  await askForLink();
  await expect.poll(() => location.pathname).toBe('/tamilmala/login');
  await expect.element(notice(WRITE)).toBeVisible();
  await expect.element(inMain(WRITE)).toBeVisible();
  expect(linkTo('Write to +91').element().getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/919000000002\?text=.*email/,
  );
  replies.give(resetPassword, { Status: 'Success' });
  await askForLink();
  await expect.poll(() => location.pathname).toBe('/tamilmala/login');
  await expect.element(notice('Link to reset password has been sent to you email!')).toBeVisible();
  await expect.element(inMain('Please look into your email')).toBeVisible();
});

test('a new password: its rules, its faults, and what fails keeps it', async () => {
  replies.give(checkLink, { Status: 'Success' });
  await open('/password/new/somebody/a-secret');
  const password = textField('New password');
  const confirmation = textField('Confirm new password');
  const send = async (typed: string, again = typed) => {
    await password.fill(typed);
    await confirmation.fill(again);
    await userEvent.keyboard('{Enter}');
  };
  await send('seven77', `${PASSWORD}!`);
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      'At least 8 characters, and not your mobile number At least 8 characters',
    );
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription("Password and its confirmation doesn't match");
  await expect.element(summary).toHaveFocus();
  for (const [answer, why] of [
    [unreachable, 'We cannot reach the service.'],
    [() => refusal('TOO_MANY'), 'Too many tries. Please wait a while and try again.'],
  ] as const) {
    const over = replies.answer(chooseNewPassword, answer);
    await send(PASSWORD);
    await expect.element(fault(`Couldn't able to change password... ${why}`).first()).toBeVisible();
    await expect.element(password).toHaveValue(PASSWORD);
    over();
  }
  replies.answer(chooseNewPassword, () =>
    refusal('INVALID', { Faults: { password: 'passwordIsMobile' } }),
  );
  await send('9876501234');
  await expect.element(summary).toMatchTextContent('The password must not be the mobile number');
});
