import { readOrder, startOrder } from '@mala/contract/payments/orders.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { PACKAGES } from '../samples.ts';
import { eachRow } from './catalogue.ts';
import { expectSeen, seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

const ID = '01890000-0000-7000-8000-000000000010';
const ORDER = { id: ID, package: 'gold', amount: 1500, payment_id: null } as const;
const RETURNED_TO = `/upgrade?order=${ID}`;
const pay = button('Gold: pay Rs. 2500');

beforeEach(() => {
  const payment = { ...PACKAGES.payment, online: true };
  replies.give(listPackages, { ...PACKAGES, payment });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('startOrder', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  await open('/upgrade', {});
  await eachRow('startOrder', (row) => seeFailure(row, () => pay.click()));
  expect(sent).not.toHaveBeenCalled();
  const address = 'https://gateway.example/checkout';
  replies.give(startOrder, { id: ID, address, fields: { order_id: 'order_1' } });
  await pay.click();
  await expect.poll(() => sent.mock.contexts.length).toBe(1);
  const [form] = sent.mock.contexts as HTMLFormElement[];
  expect([form?.action, form?.method]).toEqual([address, 'post']);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ order_id: 'order_1' });
});

test('order', async () => {
  replies.give(readOrder, { ...ORDER, state: 'open' });
  await eachRow('order', async (row) => {
    if (!row.sees.nothing)
      return seeFailedLoad(
        row,
        () => open(RETURNED_TO, {}),
        page.getByText('We are waiting for your bank'),
      );
    await whileFailing(row, async () => {
      await open(RETURNED_TO, {});
      await expect.element(pay).toBeVisible();
      await expectSeen(row);
    });
  });
});

test('a member reads what became of an order', async () => {
  replies.give(readOrder, { ...ORDER, state: 'paid', payment_id: ID });
  await open(RETURNED_TO, {});
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', `/receipt/${ID}`);
  replies.give(readOrder, { ...ORDER, state: 'returned' });
  await open(RETURNED_TO, {});
  await expect.element(page.getByText('Your payment is given back')).toBeVisible();
});

test('nothing is offered where no gateway is set up', async () => {
  replies.give(listPackages, PACKAGES);
  await open('/upgrade', {});
  await expect.element(button('I have paid')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Pay online' }).length).toBe(0);
});
