import { addPerson, giveRole, takeRole } from '@mala/contract/staff.ts';
import { freshMobile, freshName, PASSWORD } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

const TAMIL_REVIEWER = { role: 'REVIEWER', role_domain: 'tamilmala' } as const;

test('somebody new in the office chooses a password by a link and works with the role', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Revathi');
  const mobile_no = freshMobile();
  await visitAs({ token: await people.newAdminToken() }, '/admin/profile/search');
  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Mobile number').fill(mobile_no);
  await dialog.getByLabel('Role').selectOption('Reviewer');
  await dialog.getByLabel('Where it counts').selectOption('Tamil Mala');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to the office' }).click();
  await expect(dialog.getByText(`Send this link to ${name}`)).toBeVisible();
  const link = await dialog.getByText('/password/new/').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Reviewer, Tamil Mala');
  await expect(row).toContainText('given by Administrator');

  await page.context().clearCookies();
  await page.goto(new URL(link).pathname);
  const form = new FormPage(page);
  await form.fill('New password', PASSWORD);
  await form.fill('Confirm new password', PASSWORD);
  await form.submit('Save the new password');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Review' })).toBeVisible();
  for (const other of ['Failed mails', 'Happy marriages', 'People'])
    await expect(menu.getByRole('link', { name: other })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Profiles', exact: true }).click();
  await expect(page.getByLabel('Domain').getByRole('option')).toHaveText(['Tamil Mala']);
  // a page of another role leads back
  await page.goto('/admin/people');
  await expect(page).toHaveURL('/admin');
});

test('a role that is taken holds at once for whoever is signed in, who is told', async ({
  page,
  people,
  visitAs,
}) => {
  const token = await people.newAdminToken();
  const person = await people.signUp('tamilmala', freshName('Revathi'));
  const { mobile_no, domain } = person;
  const params = { id: person.user_id };
  for (const given of [TAMIL_REVIEWER, { role: 'CASHIER', role_domain: null }])
    await people.call(giveRole, { token, body: { mobile_no, domain, ...given } });
  await visitAs(person, '/admin/review');
  await expect(page.getByRole('heading', { name: 'Texts to review' })).toBeVisible();
  await people.call(takeRole, { token, params, body: TAMIL_REVIEWER });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your role has changed')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  const refused = await fetch(new URL('/api/admin/text/waiting/1', page.url()), {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(refused.status).toBe(403);
});

test('a number that is taken, and one of a profile, are faults of the number', async ({
  page,
  people,
  visitAs,
}) => {
  const token = await people.newAdminToken();
  const member = await people.register({ domain: 'tamilmala' });
  const colleague = { user_name: freshName('Ganesan'), mobile_no: freshMobile() };
  const body = { ...colleague, domain: 'tamilmala', ...TAMIL_REVIEWER };
  await people.call(addPerson, { token, body });
  await visitAs({ token }, '/admin/people');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Kamala');
  await dialog.getByLabel('Mobile number').fill(member.mobile_no);
  await dialog.getByLabel('Role').selectOption('Cashier');
  await dialog.getByLabel('Where it counts').selectOption('Both communities');
  const send = dialog.getByRole('button', { name: 'Add to the office' });
  await send.click();
  await expect(dialog.getByText(/^This mobile number is already registered/).first()).toBeVisible();
  await dialog.getByLabel('Somebody who has an account here').check();
  await send.click();
  await expect(dialog.getByText(/^This account has begun a profile/).first()).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(member.mobile_no);
});
