import { startExport } from '@mala/contract/exports.ts';
import { listHistory } from '@mala/contract/history.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { eachRow } from './catalogue.ts';
import { seeFailure } from './failing.ts';

const dialog = page.getByRole('dialog', { name: 'Take out the history as a table' });
const submit = dialog.getByRole('button', { name: 'Take out', exact: true });

test('exports', async () => {
  replies.give(listHistory, { count: 0, rows: [], actors: [] });
  await open('/admin/history', OWNER);
  await button('Take out as a table').click();
  await dialog.getByLabelText('File').selectOptions('CSV');
  await eachRow('exports', async (row) => {
    await seeFailure(row, () => submit.click());
    await expect.element(dialog.getByLabelText('File')).toHaveValue('csv');
  });
  replies.give(startExport, { url: '#taken' });
  await submit.click();
  await expect.element(page.getByText('The file is on its way')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.hash).toBe('#taken');
});

test('only whoever may take tables out is offered it, of his communities', async () => {
  replies.give(listPayments, { count: 0, total: 0, refunded: 0, rows: [] });
  await open('/admin/payments', { ...OWNER, roles: [{ role: 'CASHIER', domain: null }] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(button('Take out as a table').length).toBe(0);
  await open('/admin/payments', { ...OWNER, roles: [{ role: 'OWNER', domain: 'marathimala' }] });
  await button('Take out as a table').click();
  const communities = page.getByRole('dialog').getByLabelText('Community');
  await expect.element(communities).toMatchTextContent('Marathi Mala');
});
