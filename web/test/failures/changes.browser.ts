import { listWaitingChanges } from '@mala/contract/moderation/changes.ts';
import { beforeEach, expect, test } from 'vitest';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { WAITING_CHANGE } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

beforeEach(() => {
  replies.give(listWaitingChanges, { count: 1, rows: [WAITING_CHANGE] });
});

test('waitingChanges', async () => {
  const allow = button('Allow the change of Nandini (MF100123)');
  await eachRow('waitingChanges', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/changes', OWNER), allow);
    await seeFailure(row, () => allow.click());
    await expect.element(allow).toBeEnabled();
  });
});
