import {
  listSavedSearches,
  lookAtSavedSearch,
  type SavedSearch,
} from '@mala/contract/saved-searches.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';

const SAVED: SavedSearch = {
  id: 's1',
  name: 'Near us',
  filters: { state: ['kerala'] },
  lost: [],
  new_count: 2,
  looked_at: '2026-11-20T08:00:00.000Z',
};
let looked: string[] = [];
beforeEach(() => {
  looked = [];
  replies.give(listSavedSearches, { searches: [SAVED, { ...SAVED, id: 's2', name: 'Elsewhere' }] });
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
  replies.give(lookAtSavedSearch, ({ address }) => {
    looked.push(address.pathname);
    return SAVED;
  });
});

test('a notification opens its search, which counts as a look', async () => {
  await open('/profile/searches?open=s1', {});
  await lookAtBothWidths('The first 2 profiles are new.');
  expect(location.pathname).toBe('/profile/search');
  expect(new URLSearchParams(location.search).getAll('state')).toEqual(['kerala']);
  await expect.poll(() => looked).toEqual(['/api/saved-searches/s1/look']);
});

test('what was new is said once: not after a reload, nor in another order', async () => {
  await open('/profile/searches?open=s1', {});
  const said = page.getByText('The first 2 profiles are new.');
  await expect.element(said).toBeVisible();
  const address = () => new URLSearchParams(location.search);
  await expect.poll(() => address().has('new_in_saved')).toBe(false);
  expect(address().get('saved')).toBe('s1');
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('youngest');
  await expect.element(said).not.toBeInTheDocument();
  await expect.poll(() => address().get('sort')).toBe('youngest');
  expect(address().get('saved')).toBe('s1');
});

test('the office, which saves none, is offered none', async () => {
  await open('/profile/search', OWNER);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('No profiles fit')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Save this/ })).not.toBeInTheDocument();
});

test('of a search that was removed it opens the others', async () => {
  await open('/profile/searches?open=gone', {});
  await expect.element(page.getByRole('link', { name: /^Near us/ })).toBeVisible();
  await lookAtBothWidths(page.getByRole('link', { name: /^Elsewhere/ }));
  expect(looked).toEqual([]);
});
