import type { Got } from '@mala/contract/endpoint.ts';
import type { listPayments } from '@mala/contract/payments/ledger.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

type Payment = Got<typeof listPayments.reply>['rows'][number];

/** A payment under a name in the script of the walk's own people. */
function paymentOf({ user_id, user_name }: Person): Payment {
  return {
    id: user_id,
    receipt: 'TM/2026-27/000123',
    domain: 'tamilmala',
    profile_id: user_id,
    name: user_name,
    mid: 'MF100123',
    package: 'gold',
    amount: 1500,
    way: 'bank',
    reference: '412345678901',
    recorded_at: '2026-11-20T08:00:00.000Z',
    recorded_by: user_name,
    by_gateway: true,
    corrected_at: '2026-11-20T09:00:00.000Z',
    refund: null,
  };
}

/** The ledger of the office: found, one alone, and none. */
export async function walkPayments(walk: Walk, person: Person): Promise<void> {
  const { page, text } = walk;
  const row = paymentOf(person);
  const refund = {
    amount: 1400,
    at: row.recorded_at,
    by: '',
    reason: '…',
    profiles: 9,
    days: 9,
    by_gateway: 'done',
  } as const;
  const gone = { ...row, id: 'gone', profile_id: null, name: null, way: null, refund };
  await page.route('**/api/admin/payment/list/*', (route) =>
    route.fulfill({ json: { count: 2, total: 3000, refunded: 1400, rows: [row, gone] } }),
  );
  const claim = {
    ...{ id: 'claim', package: 'gold', amount: 1500, way: 'upi', reference: '412345678901' },
    ...{ profiles: 80, days: 180 },
    ...{ paid_on: '2026-11-19', told_at: row.recorded_at, screenshot: null, runs_until: null },
    ...{ domain: row.domain, profile_id: row.profile_id, name: row.name, mid: row.mid },
    language: 'en',
  };
  await page.route('**/api/admin/payment/claim/list/*', (route) =>
    route.fulfill({ json: { count: 1, rows: [claim] } }),
  );
  await walk.open('/admin/payments', { looks: false });
  await expect(page.getByRole('table')).toHaveCount(2);
  await walk.look('the ledger');
  for (const change of ['correct', 'refund'] as const) {
    await page.getByRole('button', { name: text.payments[`${change}Of`](row.receipt) }).click();
    const submit = text.payments.change[change === 'correct' ? 'correction' : change].submit;
    await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
    await walk.look(`a change of a payment: ${change}`);
    await walk.leave();
  }
  const { told } = text.payments;
  await page.getByRole('button', { name: told.refuseOf(`${row.name} (${row.mid})`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: told.refusal.submit }).click();
  await walk.look('a payment that was not found');
  await walk.leave();
  await page.getByRole('button', { name: told.activateOf(`${row.name} (${row.mid})`) }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await walk.look('activating a payment that was told');
  await walk.leave();
  await walk.open(`/admin/payments?payment=${row.id}`);
  await page.unrouteAll();
  await walk.open(`/admin/payments?who=${'x'.repeat(20)}`, { looks: false });
  await expect(page.getByText(text.payments.empty, { exact: true })).toBeVisible();
  await walk.look('no payments');
}
