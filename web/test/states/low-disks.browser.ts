import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { LISTED } from '../samples-office.ts';

const LIST = '/admin/profile/search?domain=tamilmala';
const GB = 2 ** 30;
const DISK = { machine: 'node-1', folder: '/data', total_bytes: 20 * GB };

const notice = page.getByText('/data on node-1: 0.5 GB of 20.0 GB are left.');

test('the office reads which disk is low or full, how much is left, and what to do (faults 18)', async () => {
  const cases = [
    ['low', 'A disk is nearly full', /^Tell whoever runs the machine to make room/],
    ['full', 'A disk is full', /^Members can read/],
  ] as const;
  for (const [level, title, advice] of cases) {
    const low_disks = [{ ...DISK, free_bytes: GB / 2, level }];
    replies.give(listProfiles, { count: 1, rows: [LISTED], low_disks });
    await open(LIST, OWNER);
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByText(title, { exact: true })).toBeVisible();
    await expect.element(page.getByText(advice)).toBeVisible();
  }
});

test('and nothing while there is room', async () => {
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  await open(LIST, OWNER);
  await expect.element(page.getByRole('table', { name: 'Profiles found' })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
});
