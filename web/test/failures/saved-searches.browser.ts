import type { Standing } from '@mala/contract/access/standing.ts';
import { chooseDigest, readDigest } from '@mala/contract/digest.ts';
import {
  listSavedSearches,
  lookAtSavedSearch,
  type SavedSearch,
} from '@mala/contract/saved-searches.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { escapeDialog } from '../escape-dialog.ts';
import { button } from '../form.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const PAGE = '/profile/searches';
const SAVED: SavedSearch = {
  id: 's1',
  name: 'Near us',
  filters: { state: ['kerala'] },
  lost: [],
  new_count: 3,
  looked_at: '2026-11-20T08:00:00.000Z',
};
/** The standing of a member who is refused with a code. */
const STANDING: Record<string, Standing> = {
  PROFILE_INCOMPLETE: 'incomplete',
  PROFILE_PAUSED: 'paused',
  PROFILE_CLOSED: 'married',
  PROFILE_REFUSED: 'refused',
};
const dialog = page.getByRole('dialog');
const opened = page.getByRole('link', { name: /^Near us/ });

beforeEach(() => {
  replies.give(listSavedSearches, { searches: [SAVED] });
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
});

test('savedSearches', async () => {
  await eachRow('savedSearches', (row) => {
    const standing = STANDING[String(row.failure)] ?? 'approved';
    return seeFailedLoad(row, () => open(PAGE, { standing }), opened);
  });
});

test('saveSearch', async () => {
  replies.give(listSavedSearches, { searches: [] });
  await open('/profile/search?state=kerala', {});
  await button('Save this search').click();
  await dialog.getByRole('textbox').fill('Near us');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await eachRow('saveSearch', (row) => seeFailure(row, () => save.click()));
});

test('renameSearch', async () => {
  await open(PAGE, {});
  await button('Rename the search Near us').click();
  await dialog.getByRole('textbox').fill('Elsewhere');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await eachRow('renameSearch', (row) => seeFailure(row, () => save.click()));
  await escapeDialog();
  await expect.element(opened).toBeVisible();
});

test('lookAtSearch', async () => {
  await eachRow('lookAtSearch', async (row) => {
    await seeFailure(row, () =>
      open('/profile/search?state=kerala&from_age=18&to_age=69&saved=s1&new_in_saved=3', {}),
    );
    await expect.element(page.getByText('The first 3 profiles are new.')).toBeVisible();
  });
  replies.give(lookAtSavedSearch, SAVED);
});

test('removeSearch', async () => {
  await open(PAGE, {});
  const ask = button('Remove the search Near us');
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true });
  await eachRow('removeSearch', async (row) => {
    await ask.click();
    await seeFailure(row, () => remove.click());
    await escapeDialog();
  });
});

test('digest', async () => {
  replies.give(readDigest, { every: 'weekly' });
  await open(PAGE, {});
  const daily = page.getByRole('radio', { name: 'Every day' });
  const weekly = page.getByRole('radio', { name: /^Once a week/ });
  await eachRow('digest', async (row) => {
    if (row.call.startsWith('GET')) return seeFailedLoad(row, () => open(PAGE, {}), weekly);
    await seeFailure(row, () => daily.click());
    await expect.element(weekly).toBeChecked();
  });
  replies.give(chooseDigest, { every: 'daily' });
  await daily.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect.element(daily).toBeChecked();
});
