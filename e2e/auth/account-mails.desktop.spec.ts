import { readMailChoices } from '@mala/contract/mail.ts';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailedLink } from '../support/mailed-link.ts';

const LINK = '/mail/unsubscribe/somebody/package-ending/a-signature';
const ENDING = 'Your package ends soon';

test('a mail is switched off and on, and each change is saved at once', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const choice = async () =>
    (await people.call(readMailChoices, { token: member.token })).choices['package-ending'];
  await visitAs(member, '/mail/choices');
  const toggle = page.getByRole('switch', { name: ENDING });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await choice()).toBe(false);
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  await expect.poll(choice).toBe(true);
});

test('the link in a real mail stops that mail, without a login', async ({
  page,
  server,
  people,
}) => {
  const email = `meena.${freshMobile()}@example.org`;
  const member = await people.register({ domain: 'marathimala', basic: { email }, approved: true });
  await page.goto(await mailedLink(server, email, '/mail/unsubscribe/'));
  await expect(page.getByText('Your profile is approved')).toBeVisible();
  const stored = async () => (await people.call(readMailChoices, { token: member.token })).choices;
  // opening the page does not unsubscribe yet
  expect((await stored())['profile-approved']).toBe(true);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  const choices = await stored();
  expect(choices).toEqual({
    'profile-approved': false,
    'profile-refused': true,
    'text-refused': true,
    'package-ending': true,
    'still-looking': true,
  });
});

test('an invalid unsubscribe link is reported, whatever part of it is wrong', async ({ page }) => {
  const wrong = page.getByRole('heading', { level: 1, name: 'This link does not work' });
  await page.goto('/mail/unsubscribe/somebody/no-such-mail/a-signature');
  await expect(wrong).toBeVisible();
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(wrong).toBeVisible();
  await page.getByRole('link', { name: 'Log in and choose' }).click();
  await expect(page).toHaveURL('/login');
});
