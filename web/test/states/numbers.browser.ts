import { startExport } from '@mala/contract/exports.ts';
import { readNumbers } from '@mala/contract/numbers.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { NUMBERS } from '../samples-desk.ts';

test('each figure has its sum and a chart, and the table beneath says the same in words', async () => {
  replies.give(readNumbers, NUMBERS);
  await open('/admin/numbers?from=2026-11-20&to=2026-11-22', OWNER);
  await expect.element(page.getByText('20 Nov 2026 to 22 Nov 2026')).toBeVisible();
  const use = page.getByRole('region', { name: 'Use', exact: true });
  await expect.element(use.getByText('1,23,456').first()).toBeVisible();
  await use.getByText('Table: Use').click();
  const rows = use.getByRole('table').getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('20 Novnot countednot counted321');
  await expect.element(rows.nth(4)).toHaveTextContent('Whole period40.51,23,456321');
  const reviews = page.getByRole('region', { name: 'Waiting for the office', exact: true });
  await reviews.getByText('Table: Waiting for the office').click();
  const waits = reviews.getByRole('table').getByRole('row');
  await expect.element(waits.nth(2)).toHaveTextContent('21 Nov78nonenone');
  await expect.element(waits.nth(3)).toHaveTextContent('22 Nov7812 hours2 days');
  await expect.element(page.getByText('Rs. 1,55,391').first()).toBeVisible();
  await expect.element(page.getByText('Searches: counted since 21 Nov 2026.')).toBeVisible();
  await expect
    .element(page.getByText(/^Contacts downloaded: counted from the first/))
    .toBeVisible();
  const steps = page.getByRole('region', { name: 'Where people stop', exact: true });
  await expect.element(steps.getByText('41% of the registered, 20 stopped here')).toBeVisible();
  await lookAtBothWidths(steps.getByText('41% of the registered, 20 stopped here'));
});

test('a period is one press, or two days; a wrong one is said, and the community is asked for', async () => {
  const asked: string[] = [];
  replies.give(readNumbers, ({ address }) => {
    asked.push([...address.searchParams].filter(([name]) => name !== 't').join(' '));
    return NUMBERS;
  });
  await open('/admin/numbers', OWNER);
  await expect.element(button('30 days')).toHaveAttribute('aria-pressed', 'true');
  await button('7 days').click();
  await expect.element(button('7 days')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabelText('Community').selectOptions('Marathi Mala');
  await button('Show').click();
  await expect.poll(() => new URLSearchParams(location.search).get('domain')).toBe('marathimala');
  await expect.poll(() => asked.at(-1)).toContain('domain,marathimala');
  const days = page.getByRole('group', { name: 'To', exact: true }).getByRole('combobox');
  await days.nth(2).selectOptions('2020');
  await button('Show').click();
  await expect.element(page.getByRole('alert').getByRole('link', { name: /^To: / })).toBeVisible();
});

test('the table that is taken out begins with the shown days and warns of no contact', async () => {
  replies.give(readNumbers, NUMBERS);
  const sent: unknown[] = [];
  replies.give(startExport, ({ body }) => {
    sent.push(body);
    return { url: '#taken' };
  });
  await open('/admin/numbers?from=2026-11-20&to=2026-11-22&domain=marathimala', OWNER);
  await button('Take out as a table').click();
  const dialog = page.getByRole('dialog', { name: 'Take out the figures as a table' });
  await expect.element(dialog.getByLabelText('Community')).toHaveValue('marathimala');
  expect(dialog.getByText(/telephone numbers/).length).toBe(0);
  await dialog.getByLabelText('File').selectOptions('CSV');
  await dialog.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        what: 'numbers',
        format: 'csv',
        domain: 'marathimala',
        language: 'en',
        from: '2026-11-20',
        to: '2026-11-22',
      },
    ]);
});
