import { listWaitingChanges } from '@mala/contract/moderation/changes.ts';
import { listLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listViews } from '@mala/contract/moderation/views.ts';
import { readNumbers } from '@mala/contract/numbers.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { OWNER } from '../people.ts';
import { LIVE_CHANGE, NUMBERS } from '../samples-desk.ts';
import { LISTED } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const VIEW = { id: 'v1', name: 'Longest wait', filters: { sort: 'waiting' as const } };
const dialog = page.getByRole('dialog');

beforeEach(() => {
  replies.give(listWaitingChanges, { count: 0, rows: [] });
  replies.give(listLiveChanges, { count: 1, rows: [LIVE_CHANGE] });
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  replies.give(listViews, { views: [VIEW] });
  replies.give(readNumbers, NUMBERS);
});

test('numbers', async () => {
  const members = page.getByRole('heading', { name: 'Members', exact: true });
  await eachRow('numbers', (row) =>
    seeFailedLoad(row, () => open('/admin/numbers', OWNER), members),
  );
});

test('liveChanges', async () => {
  const seen = button('Seen: the changes of Nandini (MF100123)');
  await eachRow('liveChanges', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/changes', OWNER), seen);
    await seeFailure(row, () => seen.click());
    await expect.element(seen).toBeEnabled();
  });
});

test('views', async () => {
  await eachRow('views', (row) =>
    seeFailedLoad(row, () => open('/admin/profile/search', OWNER), button('Longest wait')),
  );
});

test('saveView', async () => {
  await open('/admin/profile/search', OWNER);
  await button('Save as a view').click();
  await dialog.getByRole('textbox').fill('Mine');
  await eachRow('saveView', async (row) => {
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Save', exact: true }).click());
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Mine');
  });
});

test('changeViews', async () => {
  await open('/admin/profile/search', OWNER);
  await button('Change views').click();
  await dialog.getByRole('textbox').fill('Mine');
  await eachRow('changeViews', async (row) => {
    const name = row.call.startsWith('POST') ? 'Rename' : 'Remove the view Longest wait';
    await seeFailure(row, () => dialog.getByRole('button', { name }).click());
    await expect.element(dialog.getByRole('textbox')).toBeVisible();
  });
});
