import { undoContact, verifyEmail } from '@mala/contract/auth/email.ts';
import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import { chooseNewPassword, NO_EMAIL, resetPassword } from '@mala/contract/auth/passwords.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import { agreeToTerms } from '@mala/contract/auth/terms.ts';
import { listOwnLooks } from '@mala/contract/history.ts';
import { readMailChoices, unsubscribe } from '@mala/contract/mail.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, selectField, textField } from '../form.ts';
import { look, never, unreachable } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { SESSIONS } from '../samples.ts';

const SECRET = 'a long enough password';
const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
const choices = {
  'profile-approved': true,
  'profile-refused': true,
  'text-refused': true,
  'package-ending': true,
  'still-looking': true,
};

async function askForLink(): Promise<void> {
  await textField('Mobile number').fill('9876501234');
  await selectField('Day').selectOptions('14');
  await selectField('Month').selectOptions('May');
  await selectField('Year').selectOptions('1998');
  await button('Send the link').click();
}

/** The other community has the same pages in its own colours, which web/themes.test.ts looks at. */
const domain = 'tamilmala' as const;

test('the pages of a forgotten password', async () => {
  await open(`/${domain}/password/reset`);
  await look('Date of Birth');
  await button('Send the link').click();
  await look('Please correct 2 fields');
  replies.give(resetPassword, { Status: 'Failure' });
  await askForLink();
  await look('We could not find this account');
  for (const [Code, text] of [
    [NO_EMAIL, 'There is no confirmed email in your account'],
    [undefined, 'Please look into your email'],
  ] as const) {
    await open(`/${domain}/password/reset`);
    replies.give(resetPassword, { Status: 'Success', ...(Code && { Code }) });
    await askForLink();
    await look(text);
  }
  const checked = replies.answer(checkLink, never);
  await open(`/${domain}/password/new/somebody/a-secret`);
  await look(loading);
  checked();
  replies.give(checkLink, { Status: 'Success' });
  await open(`/${domain}/password/new/somebody/a-secret`);
  await button('Save the new password').click();
  await look('Please correct 2 fields');
  await textField('New password').fill(SECRET);
  await textField('Confirm new password').fill(SECRET);
  replies.give(chooseNewPassword, { Status: 'Failure' });
  await button('Save the new password').click();
  await look('This link does not work any more');
});

test('the pages that mails lead to', async () => {
  // each link is used once per page load
  const address = (secret: string) => `/${domain}/verify/email/somebody/${domain}-${secret}`;
  const stop = `/${domain}/mail/unsubscribe/somebody/profile-refused/a-signature`;
  replies.give(verifyEmail, { Status: 'Failure' });
  await open(address('first'));
  await look("Couldn't able to verify your email.");
  const reached = replies.answer(verifyEmail, unreachable);
  await open(address('second'));
  await look('We cannot reach the service.');
  reached();
  replies.give(verifyEmail, { Status: 'Success' });
  await open(address('third'));
  await look('Your email has been verified successfully.');
  replies.give(checkLink, { Status: 'Failure' });
  await open(`/${domain}/contact/undo/somebody/a-secret`);
  await look('This link does not work any more');
  replies.give(checkLink, { Status: 'Success' });
  await open(`/${domain}/contact/undo/somebody/a-secret`);
  await button('Take it back').click();
  await look('Please correct 2 fields');
  await textField('New password').fill(SECRET);
  await textField('Confirm new password').fill(SECRET);
  replies.give(undoContact, { Status: 'Failure' });
  await button('Take it back').click();
  await look('This link does not work any more');
  const known = replies.answer(unsubscribe, () => refusal('NOT_FOUND'));
  await open(stop);
  await look('You will no longer get the mail');
  await button('Stop these mails').click();
  await look('This link does not work');
  known();
  replies.give(unsubscribe, { Status: 'Success' });
  await open(stop);
  await button('Stop these mails').click();
  await look(/We will not send you/);
});

test("the pages of one's own account", async () => {
  const email = `${'subbulakshmi.'.repeat(4)}v@example.org`;
  const unverified = { domain, email, email_verified: false };
  replies.give(listSessions, { rows: SESSIONS });
  replies.give(readMailChoices, { choices });
  replies.give(readSection.basic, { ...sampleSections(domain).basic, mid: MEMBER.mid });
  await open('/sessions', unverified);
  await look('This device');
  await button('Sign out everywhere').click();
  await look(page.getByRole('dialog'));
  await open('/mail/choices', unverified);
  await look('Your package ends soon');
  const at = '2026-11-20T08:00:00.000Z';
  const looks = [
    { id: 'l1', at, name: 'Subbulakshmi', part: 'contact' as const },
    { id: 'l2', at, name: null, part: 'horoscope-file' as const },
  ];
  for (const rows of [looks, []]) {
    replies.give(listOwnLooks, { count: rows.length, rows });
    await open('/contact/looks', { domain });
    await look(rows.length > 0 ? 'Subbulakshmi' : 'Nobody of the office has looked');
  }
  await open('/profile/edit/basic', unverified);
  await look('Please confirm your email');
  await open('/profile/edit/basic', { domain, email: null });
  await look('There is no email in your account');
  await open('/profile/edit/basic', { domain, terms_due: true });
  await look('Our terms have changed');
  replies.answer(agreeToTerms, () => refusal('TERMS_CHANGED'));
  await button('Accept').click();
  await look('There is an even newer version');
  for (const [path, endpoint, failed] of [
    ['/sessions', listSessions, 'Your devices could not be loaded'],
    ['/mail/choices', readMailChoices, 'Your choices could not be loaded'],
  ] as const) {
    const answered = replies.answer(endpoint, never);
    await open(path, { domain });
    await look(loading);
    answered();
    const reached = replies.answer(endpoint, unreachable);
    await open(path, { domain });
    await look(failed);
    reached();
  }
  await open('/password/change', { domain });
  await look(page.getByLabelText('Present password'));
  await button('Change Password').click();
  await look(/Please correct \d fields/);
});
