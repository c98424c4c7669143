import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('from the list to a member’s page: a note, a link that sets a password, and the erasure with its receipt', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const { mobile_no } = await people.register({ domain: 'tamilmala', name });
  // just signed in: the acts ask to confirm after a while
  const token = await people.newAdminToken();
  const list = `/admin/profile/search?${new URLSearchParams({ phone: mobile_no })}`;
  await visitAs({ token }, list);
  await page.getByRole('link', { name: new RegExp(`^Member’s page of ${name}`) }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  const address = page.url();
  await page.getByLabel('New note').fill('The mother calls on Mondays.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const notes = page.getByRole('list', { name: 'Notes of the office' });
  await expect(notes).toContainText('The mother calls on Mondays.');

  await page.getByRole('button', { name: 'New password link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('No email, asked on the telephone');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = (await dialog.getByText(/\/password\/new\//).textContent()) ?? '';
  await page.context().clearCookies();
  await page.goto(new URL(link).pathname);
  await page.getByLabel('New password', { exact: true }).fill('Kurinji blooms again 12');
  await page.getByLabel('Confirm new password').fill('Kurinji blooms again 12');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login/);

  await visitAs({ token }, new URL(address).pathname);
  await page.getByRole('button', { name: 'Erase the account' }).click();
  await dialog.getByLabel('How it was asked').selectOption({ label: 'By letter' });
  await dialog.getByLabel('Day').selectOption('01');
  await dialog.getByLabel('Month').selectOption('01');
  await dialog.getByLabel('Year').selectOption('2026');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  const number = page.getByText(/^TM\/E\/\d{4}\/\d+$/);
  await expect(number).toBeVisible();
  const receipt = page.url();
  await page.goto('/admin/history');
  const links = page.getByRole('link', { name: 'Open the receipt' });
  await links.and(page.locator(`[href="${new URL(receipt).pathname}"]`)).click();
  await expect(number).toBeVisible();
  await page.goto(address);
  await expect(heading).toHaveText('No such member');
});
