import { listOwnClaims, tellPayment, withdrawClaim } from '@mala/contract/payments/claims.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, choose, picture, textField } from '../form.ts';
import { OWN_CLAIM, PACKAGES } from '../samples.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const file = () => document.querySelector<HTMLInputElement>('input[type=file]');
const claims = page.getByRole('list', { name: 'Payments that you have told us of' });

async function withdraw() {
  await button('Withdraw this').click();
  await button('Yes, withdraw').click();
}

beforeEach(() => {
  replies.give(listPackages, PACKAGES);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('ownClaims', async () => {
  replies.give(listOwnClaims, { rows: [OWN_CLAIM] });
  const photo = await picture('paid.png');
  await open('/upgrade', {});
  await eachRow('ownClaims', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/upgrade', {}), button('Withdraw this'));
    if (row.call.startsWith('DELETE')) return seeFailure(row, withdraw);
    await seeFailure(row, async () => {
      await expect.poll(() => file()?.disabled).toBe(false);
      const input = file();
      if (input) await page.elementLocator(input).upload(photo);
    });
  });
  replies.give(withdrawClaim, { rows: [] });
  await button('Withdraw this').click();
  await button('No, keep it').click();
  expect(claims.length).toBe(1);
  await withdraw();
  await expect.poll(() => claims.length).toBe(0);
});

test('tell', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open('/upgrade', {});
  await button('I have paid').click();
  await choose('Package', 'Gold');
  await page.getByLabelText('How have you paid?').selectOptions('UPI');
  const reference = textField('Payment reference');
  await reference.fill('4123 4567 8901');
  await eachRow('tell', async (row) => {
    await seeFailure(row, () => button('Tell the office').click());
    await expect.element(reference).toHaveValue('4123 4567 8901');
  });
  replies.give(tellPayment, { rows: [OWN_CLAIM] });
  await button('Tell the office').click();
  await expect.element(claims.getByText('We are looking for this payment')).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  const [address] = opened.mock.calls[0] ?? [];
  expect(decodeURIComponent(String(address))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Hello, I am M[FM]\d+\. .*\nPackage: Gold, Rs\. 1500\nPayment reference: 412345678901$/s,
  );
});

test('a member reads what became of a payment', async () => {
  const payment_id = '01890000-0000-7000-8000-000000000010';
  const activated = { ...OWN_CLAIM, id: 'a', state: 'activated' as const, payment_id };
  const refused = { ...OWN_CLAIM, id: 'b', state: 'refused' as const, reason: 'Another number' };
  replies.give(listOwnClaims, { rows: [activated, refused] });
  await open('/upgrade', {});
  await expect.element(claims.getByText('Your package is active')).toBeVisible();
  await expect
    .element(claims.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', `/receipt/${payment_id}`);
  await expect.element(claims.getByText('Another number')).toBeVisible();
  expect(button('Withdraw this').length).toBe(0);
});
