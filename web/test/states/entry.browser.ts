import { listSessions } from '@mala/contract/auth/sessions.ts';
import { readMailChoices } from '@mala/contract/mail.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, groupField, summary, textField } from '../form.ts';
import { SESSIONS } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const PASSWORD = 'a long walk home';

test('a signup asks for every field, and refuses what cannot be beside it', async () => {
  await open('/signup');
  const name = textField('Name');
  const mobile = textField('Mobile number');
  const password = page.getByLabelText('Password', { exact: true });
  const confirmation = page.getByLabelText('Confirm password', { exact: true });
  await expect.element(name).toBeVisible();
  expect(groupField('Community').element().querySelector(':checked')).toBeNull();
  await button('Register').click();
  await expect.element(summary).toHaveFocus();
  const said = summary
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
  expect(said).toEqual([
    'Who is the profile for: Required',
    'Community: Required',
    'Name: Required',
    'Mobile number: Required',
    'Password: Required',
    'Confirm password: Required',
  ]);
  await summary.getByRole('link', { name: 'Name: Required' }).click();
  await expect.element(name).toHaveFocus();
  await mobile.click();
  // an insertion as by a keyboard of another script, which has no key codes
  await userEvent.keyboard('98-76 ५a௪');
  await expect.element(mobile).toHaveValue('987654');
  await password.fill('seven77');
  await confirmation.fill(`${PASSWORD}!`);
  await button('Register').click();
  await expect.element(summary).toMatchTextContent('Mobile number: Invalid mobile number');
  await expect
    .element(password)
    .toHaveAccessibleDescription('At least 8 characters At least 8 characters');
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription("Password and its confirmation doesn't match");
});

test('a device is described by its user agent, with times in Indian time', async () => {
  const [one] = SESSIONS;
  if (!one) throw new Error('there is no device');
  const times = {
    signed_in_at: '2026-11-20T09:30:00.000Z',
    seen_at: '2026-11-21T03:00:00.000Z',
    current: false,
  };
  replies.give(listSessions, {
    rows: [
      { ...one, ...times, system: 'Android', current: true },
      { ...one, ...times, id: 'two', browser: 'Safari', system: null },
      { ...one, ...times, id: 'three', browser: null, system: null },
    ],
  });
  await open('/sessions', {});
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  for (const [at, text] of [
    [0, 'Chrome on Android'],
    [0, 'Signed in 20 Nov 2026, 3:00 pm'],
    [1, 'Safari'],
    [1, 'Last seen 21 Nov 2026, 8:30 am'],
    [2, 'Unknown device'],
  ] as const)
    await expect.element(devices.nth(at)).toMatchTextContent(text);
});

test('the choices of mails say where they go, and whether that is confirmed', async () => {
  replies.give(readMailChoices, {
    choices: {
      'profile-approved': true,
      'profile-refused': true,
      'text-refused': true,
      'package-ending': true,
      'still-looking': true,
    },
  });
  giveWizard('tamilmala');
  const says = (text: string) =>
    expect.element(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible();
  const email = 'meena@example.org';
  await open('/mail/choices', { email: null, email_verified: false });
  await says('There is no email in your profile');
  await open('/mail/choices', { email, email_verified: false });
  await says('Your mails go to meena@example.org.');
  await expect.element(button('Send the link again')).toBeVisible();
  await open('/mail/choices', { email, email_verified: true });
  await says('This address is confirmed.');
  await page.getByRole('link', { name: 'Change the email in My Profile' }).click();
  await expect.poll(() => location.pathname).toBe('/profile/edit/basic');
});

test('numbers are taken in the digits of Tamil, Marathi and Arabic keyboards', async () => {
  giveWizard('marathimala');
  await open('/profile/edit/basic', {});
  const typed = [
    ['Mobile', '९८४०० १२३४५', '9840012345'],
    ['Alternate Mobile', '௯௮௪௦௦௧௨௩௪௬', '9840012346'],
    ['Pincode', '६२५००१', '625001'],
  ] as const;
  for (const [label, text, shown] of typed) {
    await textField(label).fill(text);
    await expect.element(textField(label)).toHaveValue(shown);
  }
  await open('/profile/edit/personal', {});
  await textField('Weight').fill('٥٩');
  await expect.element(textField('Weight')).toHaveValue('59');
});
