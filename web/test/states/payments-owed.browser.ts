import { listClaims } from '@mala/contract/payments/claims.ts';
import { listPayments, OWED_WHYS } from '@mala/contract/payments/ledger.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { PAYMENT } from '../samples.ts';

const { id, domain, profile_id, name, mid } = PAYMENT;
const OWED = {
  ...{ id, domain, profile_id, name, mid, amount: 599, reference: 'pay_29QQoUBi66xm2f' },
  since: '2026-11-20T08:00:00.000Z',
};
const LEDGER = { count: 1, total: 1500, refunded: 0, rows: [PAYMENT] };
const list = page.getByRole('list', { name: 'Online payments to give back' });

test('online money that nobody has given back stands above the ledger, with why', async () => {
  replies.give(listClaims, { count: 0, rows: [] });
  const owed = OWED_WHYS.map((why) => ({ ...OWED, id: why, why }));
  replies.give(listPayments, { ...LEDGER, owed });
  await open('/admin/payments', OWNER);
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(2).getByText(/recorded for somebody else/)).toBeVisible();
  await expect.element(rows.nth(0).getByText(/^Rs\. 599, pay_29QQoUBi66xm2f/)).toBeVisible();
  const member = rows.nth(1).getByRole('link', { name: 'Nandini (MF100123)' });
  await expect.element(member).toHaveAttribute('href', `/admin/member/${profile_id}`);
});

test('nothing of it is shown while there is none', async () => {
  replies.give(listClaims, { count: 0, rows: [] });
  replies.give(listPayments, LEDGER);
  await open('/admin/payments', OWNER);
  await expect.element(page.getByRole('link', { name: PAYMENT.receipt })).toBeVisible();
  expect(list.length).toBe(0);
});
