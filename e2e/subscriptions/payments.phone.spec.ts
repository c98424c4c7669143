import { me } from '@mala/contract/auth/me.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { drawPhoto } from '../support/pictures.ts';

test('the office corrects and refunds a payment, and the member reads the receipt', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({ domain: 'tamilmala', name, approved: true });
  await people.giveSilver(person);
  // corrections and refunds ask whoever signed in long ago to confirm
  const office = { token: await people.newAdminToken() };
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: `UPI-${person.mobile_no}` });

  await test.step('the ledger finds the payment by its reference in another form', async () => {
    await visitAs(office, '/admin/payments');
    await new FormPage(page).fill('Payment reference', `upi ${person.mobile_no}`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('1 payment', { exact: true })).toBeVisible();
    await expect(row).toContainText('Rs. 599');
    await expectAccessible(page);
  });

  await test.step('a correction', async () => {
    await row.getByRole('button', { name: /^Correct TM/ }).click();
    await dialog.getByLabel('Way').selectOption('cash');
    await dialog.getByLabel('Amount').fill('500');
    await dialog.getByLabel('Reason').fill('Paid in cash');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save the correction' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Cash');
    await expect(row).toContainText('corrected on');
  });

  await test.step('the member reads the receipt', async () => {
    await visitAs(person, '/subscription');
    await page.getByRole('link', { name: 'Payments and receipts' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^TM\// }).click();
    const receipt = page.getByRole('region', { name: /^TM\// });
    await expect(receipt).toContainText(name);
    await expect(receipt).toContainText('Rs. 500');
    await expect(receipt).toContainText('Silver: 30 profiles within 90 days');
    await expectAccessible(page);
  });

  await test.step('a refund ends the package', async () => {
    const receipt = page.url();
    await visitAs(office, `/admin/payments?who=${encodeURIComponent(name)}`);
    await row.getByRole('button', { name: /^Refund TM/ }).click();
    await dialog.getByLabel('Reason').fill('Married meanwhile');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Rs. 500 refunded on');
    await visitAs(person, new URL(receipt).pathname);
    await expect(page.getByText(/^Rs\. 500 of it was refunded on/)).toBeVisible();
    await page.goto('/subscription');
    await expect(page).toHaveURL('/upgrade');
  });
});

test('a package is paid by UPI with amount and member id filled in', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const person = await people.register({ domain: 'tamilmala', approved: true });
  const { mid } = await people.call(me, { token: person.token });
  await page.route('**/api/packages*', async (route) => {
    const reply = (await (await route.fetch()).json()) as Record<string, unknown>;
    const payment = { upi_id: 'mala@okbank', bank: 'Mala\nIFSC: SBIN0001234', card_url: null };
    await route.fulfill({ json: { ...reply, payment } });
  });
  await visitAs(person, '/upgrade');
  await page.getByRole('radio', { name: /^Gold/ }).check();
  const app = page.getByRole('link', { name: 'Open a UPI app with the amount filled in' });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=mala%40okbank.*am=1500\.00/);
  await expect(app).toHaveAttribute('href', new RegExp(`tn=${mid}$`));
  await expect(page.getByRole('img', { name: 'QR code for a UPI app: Rs. 1500' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy SBIN0001234' })).toBeVisible();
  await expectAccessible(page);
});

test('a member tells of a payment, which the office activates', async ({
  page,
  context,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Vaishnavi');
  const person = await people.register({ domain: 'tamilmala', name, approved: true });
  const reference = `TOLD-${person.mobile_no}`;
  await visitAs(person, '/upgrade');
  await page.getByRole('button', { name: 'I have paid' }).click();
  const form = new FormPage(page);
  await page.getByLabel('Package').selectOption('gold');
  await page.getByLabel('How have you paid?').selectOption('bank');
  await form.fill('Payment reference', reference);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: await drawPhoto() });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Tell the office' }).click();
  await (await chat).close();
  const told = page.getByRole('list', { name: 'Payments that you have told us of' });
  await expect(told.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
  await expect(told).toContainText('We are looking for this payment');
  await expectAccessible(page);

  await visitAs({ token: await people.adminToken() }, '/admin/payments');
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: /^Activate the package of/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Payment reference')).toHaveValue(reference);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('link', { name: /^TM\// })).toBeVisible();

  await visitAs(person, '/upgrade');
  await told.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByRole('region', { name: /^TM\// })).toContainText(reference);
});
