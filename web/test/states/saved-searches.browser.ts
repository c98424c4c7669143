import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import {
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  removeSavedSearch,
} from '@mala/contract/saved-searches.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';

const save = button('Save this search');
const full = page.getByText(/as many as there can be/);

/** So many searches that are kept. */
function give(count: number): void {
  const searches = Array.from({ length: count }, (_, at) => ({
    ...{ id: `s${at}`, name: `Search ${at}`, filters: { state: ['kerala'] }, lost: [] },
    ...{ new_count: 0, looked_at: '2026-11-20T08:00:00.000Z' },
  }));
  replies.give(listSavedSearches, { searches });
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
}

test('who keeps as many searches as there can be reads why there is no button', async () => {
  give(MOST_SAVED_SEARCHES);
  await open('/profile/search?from_age=27', {});
  await expect.element(full).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

test('with one less the search can be saved', async () => {
  give(MOST_SAVED_SEARCHES - 1);
  await open('/profile/search?from_age=27', {});
  await expect.element(save).toBeVisible();
  await expect.element(full).not.toBeInTheDocument();
});

test('a removed search leaves the focus on the next one', async () => {
  give(3);
  await open('/profile/searches', {});
  replies.give(removeSavedSearch, SUCCESS);
  const before = button('Remove the search Search 0');
  await expect.element(before).toBeVisible();
  replies.give(listSavedSearches, {
    searches: [1, 2].map((at) => ({
      ...{ id: `s${at}`, name: `Search ${at}`, filters: { state: ['kerala'] }, lost: [] },
      ...{ new_count: 0, looked_at: '2026-11-20T08:00:00.000Z' },
    })),
  });
  await before.click();
  await expect.element(page.getByRole('link', { name: /^Search 1/ })).toHaveFocus();
  await lookAtBothWidths(page.getByRole('link', { name: /^Search 1/ }));
});

test('searches that arrive leave the focus where it is', async () => {
  give(2);
  await open('/profile/searches', {});
  await expect.element(page.getByRole('link', { name: /^Search 0/ })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('the choice of mails comes below searches that are there, so that nothing moves', async () => {
  give(1);
  const letGo = replies.hold(listSavedSearches);
  await open('/profile/searches', {});
  await expect.poll(() => replies.calls.filter((one) => one.includes('digest')).length).toBe(1);
  const mails = page.getByRole('heading', { name: 'Mails about new profiles' });
  await expect.element(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect.element(mails).not.toBeInTheDocument();
  letGo();
  await expect.element(page.getByRole('link', { name: /^Search 0/ })).toBeVisible();
  await expect.element(mails).toBeVisible();
});
