import { readMailChoices } from '@mala/contract/mail.ts';
import { freshMobile } from '../../server/test/factories/accounts.ts';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { changeMe } from '../support/me.ts';
import { refusal } from '../support/replies.ts';
import { faultToast } from '../support/toasts.ts';

const CHOICES = '**/api/mail/choices';
const UNSUBSCRIBE = '**/api/mail/unsubscribe/**';
const LINK = '/mail/unsubscribe/somebody/package-ending/a-signature';
const ENDING = 'Your package ends soon';

test('a mail is switched off and on, each saved at once', async ({ page, people, visitAs }) => {
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

test('a choice that could not be saved goes back, and says so', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/mail/choices');
  const toggle = page.getByRole('switch', { name: ENDING });
  await expect(toggle).toBeChecked();
  await page.route(CHOICES, (route) => route.abort());
  await toggle.click();
  await expect(faultToast(page, "Couldn't save your choice")).toBeVisible();
  await expect(toggle).toBeChecked();
});

test('choices that could not be loaded are loaded again', async ({ page, people, visitAs }) => {
  // the first read is tried three times
  await answerFirst(page, `${CHOICES}?*`, 3, (route) => route.abort());
  await visitAs(await people.register({ domain: 'tamilmala' }), '/mail/choices');
  await expect(page.getByText('Your choices could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('switch')).toHaveCount(3);
});

test('it says where the mails go, and whether that is confirmed', async ({
  page,
  people,
  visitAs,
}) => {
  let change: Parameters<typeof changeMe>[1] = () => ({ email: null, email_verified: false });
  await changeMe(page, () => change());
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/mail/choices');
  await expect(page.getByText('There is no email in your profile')).toBeVisible();
  change = () => ({ email: 'meena@example.org', email_verified: false });
  await page.reload();
  await expect(page.getByText('Your mails go to meena@example.org.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  change = () => ({ email: 'meena@example.org', email_verified: true });
  await page.reload();
  await expect(page.getByText('This address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the email in My Profile' }).click();
  await expect(page).toHaveURL('/profile/edit/basic');
});

test('the link in a mail asks first: opening it stops nothing', async ({ page }) => {
  const calls: string[] = [];
  await page.route(UNSUBSCRIBE, (route) => {
    calls.push(route.request().url());
    return route.fulfill({ json: { Status: 'Success' } });
  });
  await page.goto(LINK);
  await expect(page.getByText(ENDING)).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  expect(calls).toHaveLength(1);
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
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  const { choices } = await people.call(readMailChoices, { token: member.token });
  expect(choices).toEqual({
    'profile-approved': false,
    'profile-refused': true,
    'package-ending': true,
  });
});

test('an address that is not right says so, whatever part of it is wrong', async ({ page }) => {
  const wrong = page.getByRole('heading', { level: 1, name: 'This link does not work' });
  await page.goto('/mail/unsubscribe/somebody/no-such-mail/a-signature');
  await expect(wrong).toBeVisible();
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(wrong).toBeVisible();
  await page.getByRole('link', { name: 'Log in and choose' }).click();
  await expect(page).toHaveURL('/login');
});

test('without an answer the button stays, and a toast says so', async ({ page }) => {
  await page.route(UNSUBSCRIBE, (route) => route.fulfill(refusal('UNAVAILABLE')));
  await page.goto(LINK);
  const stop = page.getByRole('button', { name: 'Stop these mails' });
  await stop.click();
  await expect(faultToast(page, "Couldn't stop these mails")).toBeVisible();
  await expect(stop).toBeVisible();
});
