import { verifyEmail } from '@mala/contract/auth/email.ts';
import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import { changePassword } from '@mala/contract/auth/passwords.ts';
import { listSessions } from '@mala/contract/auth/sessions.ts';
import { readHome } from '@mala/contract/content.ts';
import { listOwnLooks } from '@mala/contract/history.ts';
import { chooseMail, readMailChoices } from '@mala/contract/mail.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, selectField, textField } from '../form.ts';
import { SESSIONS } from '../samples.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const SECRET = 'a long enough password';

test('changePassword', async () => {
  await open('/password/change', {});
  await textField('Present password').fill(SECRET);
  await textField('New password').fill(`${SECRET} too`);
  await textField('Confirm new password').fill(`${SECRET} too`);
  await eachRow('changePassword', async (row) => {
    await seeFailure(row, () => button('Change Password').click());
    await expect.element(textField('Present password')).toHaveValue(SECRET);
    await expect.element(textField('Confirm new password')).toHaveValue(`${SECRET} too`);
  });
  replies.give(changePassword, { Status: 'Success' });
  replies.give(readHome, { brides: [], grooms: [], marriages: [] });
  await button('Change Password').click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('resetPassword', async () => {
  await eachRow('resetPassword', async (row) => {
    await open('/tamilmala/password/reset');
    await textField('Mobile number').fill('9876543210');
    await selectField('Day').selectOptions('14');
    await selectField('Month').selectOptions('May');
    await selectField('Year').selectOptions('1998');
    await seeFailure(row, () => button('Send the link').click());
    if (row.sees.page) return;
    await expect.element(textField('Mobile number')).toHaveValue('9876543210');
    await expect.element(selectField('Year')).toHaveValue('1998');
  });
});

test('checkLink', async () => {
  replies.give(checkLink, { Status: 'Success' });
  await eachRow('checkLink', async (row) => {
    await seeFailure(row, () => open('/contact/undo/somebody/a-secret'));
    const spent = typeof row.failure === 'object';
    await expect.poll(() => textField('New password').length).toBe(spent ? 0 : 1);
    if (spent) await expect.element(page.getByRole('link', { name: /^Write to/ })).toBeVisible();
  });
});

test('newPassword', async () => {
  replies.give(checkLink, { Status: 'Success' });
  await open('/password/new/somebody/a-secret');
  await textField('New password').fill(SECRET);
  await textField('Confirm new password').fill(SECRET);
  await eachRow('newPassword', async (row) => {
    await seeFailure(row, () => button('Save the new password').click());
    if (!row.sees.page) await expect.element(textField('New password')).toHaveValue(SECRET);
  });
});

test('undoContact', async () => {
  replies.give(checkLink, { Status: 'Success' });
  await open('/contact/undo/somebody/a-secret');
  await textField('New password').fill(SECRET);
  await textField('Confirm new password').fill(SECRET);
  await eachRow('undoContact', async (row) => {
    await seeFailure(row, () => button('Take it back').click());
    if (!row.sees.page) await expect.element(textField('New password')).toHaveValue(SECRET);
  });
});

test('verifyEmail', async () => {
  replies.give(verifyEmail, { Status: 'Success' });
  await eachRow('verifyEmail', async (row) => {
    await seeFailure(row, () => open(`/verify/email/somebody/${row.id}`));
    if (!row.sees.toast) return;
    await button('Try again').click();
    await expect
      .element(page.getByText('Your email has been verified successfully.').first())
      .toBeVisible();
  });
});

test('resend', async () => {
  replies.give(readSection.basic, { ...sampleSections('tamilmala').basic, mid: 'MF100123' });
  await open('/profile/edit/basic', { email: 'meena@example.org', email_verified: false });
  const again = button('Send the link again');
  await eachRow('resend', async (row) => {
    await seeFailure(row, () => again.click());
    await expect.element(again).toBeVisible();
  });
});

test('sessions', async () => {
  replies.give(listSessions, { rows: SESSIONS });
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  const ways: Record<string, () => Promise<void>> = {
    'DELETE /api/session/:id': () =>
      devices
        .last()
        .getByRole('button', { name: /^Sign out / })
        .click(),
    'POST /api/session/end-all': async () => {
      await button('Sign out everywhere').click();
      await page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    },
  };
  await eachRow('sessions', async (row) => {
    const way = ways[row.call];
    if (!way) return seeFailedLoad(row, () => open('/sessions', {}), devices.nth(1));
    await seeFailure(row, way);
    await expect.poll(() => devices.length).toBe(2);
    // the dialog is still open, and can be closed
    if (row.call.endsWith('end-all')) await page.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('terms', async () => {
  replies.give(readSection.work, sampleSections('tamilmala').work);
  await open('/profile/edit/work', { terms_due: true });
  await eachRow('terms', (row) => seeFailure(row, () => button('Accept').click()));
  await expect.element(button('Reload')).toBeVisible();
});

test('mails', async () => {
  const choices = {
    'profile-approved': true,
    'profile-refused': true,
    'text-refused': true,
    'package-ending': true,
    'still-looking': true,
  };
  replies.give(readMailChoices, { choices });
  const toggle = page.getByRole('switch', { name: 'Your package ends soon' });
  await eachRow('mails', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/mail/choices', {}), toggle);
    await seeFailure(row, () => toggle.click());
    await expect.element(toggle).toBeChecked();
  });
  replies.give(chooseMail, { choices: { ...choices, 'package-ending': false } });
  await toggle.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('unsubscribe', async () => {
  await open('/mail/unsubscribe/somebody/package-ending/a-signature');
  const stop = button('Stop these mails');
  await eachRow('unsubscribe', async (row) => {
    await seeFailure(row, () => stop.click());
    if (!row.sees.page) await expect.element(stop).toBeVisible();
  });
});

test('looks', async () => {
  const row = { id: 'l1', at: '2026-11-20T08:00:00.000Z', name: 'Selvi', part: 'contact' as const };
  replies.give(listOwnLooks, { count: 1, rows: [row] });
  const who = page.getByRole('cell', { name: 'Selvi' });
  await eachRow('looks', (failure) =>
    seeFailedLoad(failure, () => open('/contact/looks', {}), who),
  );
});
