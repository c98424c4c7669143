import { listCalls, recordCall } from '@mala/contract/still-looking.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { CALL } from '../samples-calls.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';
import { LOOKING_PAGE } from './rows-looking.ts';

const still = page.getByRole('button', { name: /^Still looking/ });

beforeEach(() => {
  replies.give(listCalls, { count: 1, rows: [CALL] });
});

test('looking', async () => {
  await open(LOOKING_PAGE);
  const yes = button('Yes, still looking');
  await eachRow('looking', async (row) => {
    await seeFailure(row, () => yes.click());
    if (!row.sees.page) await expect.element(yes).toBeVisible();
  });
});

test('calls', async () => {
  await eachRow('calls', (row) => seeFailedLoad(row, () => open('/admin/calls', OWNER), still));
});

test('recordCall', async () => {
  await open('/admin/calls', OWNER);
  await eachRow('recordCall', (row) => seeFailure(row, () => still.click()));
  replies.give(recordCall, { Status: 'Success' });
  replies.give(listCalls, { count: 0, rows: [] });
  await still.click();
  await expect.element(page.getByText('There is nobody to call')).toBeVisible();
});
