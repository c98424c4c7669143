import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';

test('a package is activated for a payment that can be used once', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const payer = await people.register({ domain: 'marathimala', approved: true });
  await people.giveSilver(payer);
  const used = `UPI-${payer.mobile_no}`;
  const person = await people.register({
    domain: 'marathimala',
    name: freshName('Nandini'),
    approved: true,
  });
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const row = new ProfileList(page).row(person);
  const open = row.getByRole('button', { name: /^Activate package for / });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Activate a package' });
  await expect(dialog).toContainText('No subscription is running.');
  const activate = dialog.getByRole('button', { name: 'Activate', exact: true });
  const reference = dialog.getByLabel('Payment reference');
  const amount = dialog.getByLabel('Amount (Rs.)');

  await test.step('what is missing stands beside its field', async () => {
    await activate.click();
    await expect(new FormPage(page).summary).toContainText('Please correct 4 fields');
    await expect(reference).toHaveAccessibleDescription(/Required/);
    await expectAccessible(page);
  });

  await test.step('so does a reference that was used, in whatever case', async () => {
    await dialog.getByRole('radio', { name: /^Gold/ }).check();
    await expect(amount).toHaveValue('1500');
    await dialog.getByLabel('Paid by').selectOption('cash');
    await reference.fill(used.toLowerCase().replace('-', ' '));
    await activate.click();
    await expect(reference).toHaveAccessibleDescription(
      /This payment reference has been used already/,
    );
    await expect(reference).toHaveValue(used.toLowerCase().replace('-', ' '));
    await expectAccessible(page);
  });

  await test.step('a link leads to the first payment in the ledger', async () => {
    const first = dialog.getByRole('link', { name: 'See the first payment' });
    await expect(first).toHaveAttribute('href', /^\/admin\/payments\?payment=/);
    const ledger = await page.context().newPage();
    await ledger.goto((await first.getAttribute('href')) ?? '');
    await expect(ledger.getByText('1 payment', { exact: true })).toBeVisible();
    await expect(ledger.getByRole('row').filter({ hasText: used })).toBeVisible();
    await expectAccessible(ledger);
    await ledger.close();
  });

  await test.step('another one activates', async () => {
    await reference.fill(`UPI ${person.mobile_no}`);
    await activate.click();
    await expect(page.getByRole('status').filter({ hasText: 'Gold runs until' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(row).toContainText('Paid until');
  });

  await test.step('the next one says that it extends', async () => {
    await open.click();
    await expect(dialog).toContainText('A subscription is running until');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await visitAs(person, '/subscription');
  await expect(page.getByText('TOTAL PROFILES').locator('..')).toContainText('80');
  await expectAccessible(page);
});
