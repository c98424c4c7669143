import { listHistory } from '@mala/contract/history.ts';
import { expect, test } from 'vitest';
import { open, replies } from '../app.tsx';
import { button, groupField, summary } from '../form.ts';
import { OWNER } from '../people.ts';

test('the days of a filter are day, month and year, the present year first, and half of one is asked for', async () => {
  replies.give(listHistory, { count: 0, rows: [], actors: [] });
  await open('/admin/history', OWNER);
  const from = groupField('From').getByRole('combobox');
  await expect.poll(() => from.elements().length).toBe(3);
  const years = () =>
    [...(from.nth(2).element() as HTMLSelectElement).options].map(({ value }) => value);
  expect(years().slice(0, 2)).toEqual(['', String(new Date().getFullYear())]);
  await from.nth(0).selectOptions('09');
  await from.nth(1).selectOptions('03');
  await button('Search').click();
  await expect.element(summary).toMatchTextContent('From: Required');
  await from.nth(2).selectOptions(years()[1] ?? '');
  await button('Search').click();
  await expect
    .poll(() => new URLSearchParams(location.search).get('from'))
    .toBe(`${years()[1]}-03-09`);
  await open('/admin/history?from=2009-03-09', OWNER);
  await expect.element(from.nth(2)).toHaveValue('2009');
});
