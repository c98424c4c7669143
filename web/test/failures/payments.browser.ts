import { confirmAgain, startConfirm } from '@mala/contract/auth/second-step.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { correctPayment, refundPayment } from '@mala/contract/payments/changes.ts';
import { listClaims } from '@mala/contract/payments/claims.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { PAYMENT } from '../samples.ts';
import { CLAIM } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

test('payments', async () => {
  replies.give(listPayments, { count: 1, total: 1500, refunded: 0, rows: [PAYMENT] });
  const receipt = page.getByRole('link', { name: PAYMENT.receipt });
  await eachRow('payments', (row) =>
    seeFailedLoad(row, () => open('/admin/payments', OWNER), receipt),
  );
});

test('claims', async () => {
  replies.give(listPayments, { count: 1, total: 1500, refunded: 0, rows: [PAYMENT] });
  replies.give(listClaims, { count: 1, rows: [CLAIM] });
  const refuse = page.getByRole('button', { name: /^The payment of Nandini .* was not found$/ });
  const dialog = page.getByRole('dialog');
  await eachRow('claims', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/payments', OWNER), refuse);
    if (dialog.length === 0) await refuse.click();
    await dialog.getByLabelText('Ready reason').selectOptions('Another amount');
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Send' }).click());
  });
});

/** Opens the only payment's dialog of a name, and types why. */
async function openChange(name: RegExp) {
  replies.give(listPayments, { count: 1, total: 1500, refunded: 0, rows: [PAYMENT] });
  await open('/admin/payments', OWNER);
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabelText('Reason');
  await reason.fill('Paid twice');
  return { dialog, reason };
}

test('correction', async () => {
  const { dialog, reason } = await openChange(/^Correct TM/);
  const submit = dialog.getByRole('button', { name: 'Save the correction' });
  await eachRow('correction', async (row) => {
    await seeFailure(row, () => submit.click());
    await expect.element(reason).toHaveValue('Paid twice');
  });
  replies.give(correctPayment, PAYMENT);
  await submit.click();
  await expect.poll(() => dialog.length).toBe(0);
});

test('refund', async () => {
  const { dialog, reason } = await openChange(/^Refund TM/);
  const submit = dialog.getByRole('button', { name: 'Refund', exact: true });
  await eachRow('refund', async (row) => {
    await seeFailure(row, () => submit.click());
    await expect.element(reason).toHaveValue('Paid twice');
  });
  replies.give(refundPayment, PAYMENT);
  await submit.click();
  await expect.poll(() => dialog.length).toBe(0);
});

test.each([
  ['correction', /^Correct TM/, 'Save the correction', correctPayment],
  ['refund', /^Refund TM/, 'Refund', refundPayment],
] as const)(
  'a %s goes on after a confirmation, with what was typed',
  async (_, name, submit, sent) => {
    const { dialog, reason } = await openChange(name);
    const unconfirmed = replies.answer(sent, () => refusal('CONFIRM_AGAIN'));
    replies.give(startConfirm, { second_factor: null });
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await question.getByLabelText('Password', { exact: true }).fill('a long enough password');
    await expect.element(reason).toHaveValue('Paid twice');
    unconfirmed();
    const bodies: unknown[] = [];
    replies.give(sent, ({ body }) => {
      bodies.push(body);
      return PAYMENT;
    });
    replies.give(confirmAgain, SUCCESS);
    await question.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.poll(() => dialog.length).toBe(0);
    expect(bodies).toMatchObject([{ reason: 'Paid twice' }]);
  },
);
