import { chooseDigest, readDigest } from '@mala/contract/digest.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  MOST_SAVED_SEARCHES,
  removeSavedSearch,
  saveSearch,
} from '@mala/contract/saved-searches.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectFocusAt, pressByKey } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';

const save = button('Save this search');
const full = page.getByText(/as many as there can be/);

const searchAt = (at: number) => ({
  ...{ id: `s${at}`, name: `Search ${at}`, filters: { state: ['kerala'] }, lost: [] },
  ...{ new_count: 0, looked_at: '2026-11-20T08:00:00.000Z' },
});

/** So many searches that are kept. */
function give(count: number): void {
  const searches = Array.from({ length: count }, (_, at) => searchAt(at));
  replies.give(listSavedSearches, { searches });
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
}

test('who keeps as many searches as there can be is told when saving, and led to them', async () => {
  give(MOST_SAVED_SEARCHES);
  // where the button stands depends on it
  await page.viewport(360, 740);
  await open('/profile/search?from_age=27', {});
  // asked for after the searches that are kept, which the button goes by
  await expect.element(page.getByText('No profiles fit')).toBeVisible();
  await save.click();
  await expect.element(full).toBeVisible();
  await look(full);
  const all = page.getByRole('dialog').getByRole('link', { name: 'My saved searches' });
  await all.click();
  await expect.element(page.getByRole('link', { name: /^Search 0/ })).toBeVisible();
});

test('with one less the search can be saved', async () => {
  give(MOST_SAVED_SEARCHES - 1);
  await open('/profile/search?from_age=27', {});
  await save.click();
  await expect.element(page.getByRole('dialog').getByLabelText('Name')).toBeVisible();
  await expect.element(full).not.toBeInTheDocument();
});

test('saving the last one does not say that there is no room for it', async () => {
  give(MOST_SAVED_SEARCHES - 1);
  replies.give(readDigest, { every: 'never' });
  await open('/profile/search?from_age=27', {});
  await save.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Near us');
  await dialog.getByRole('radio', { name: 'Every day' }).click();
  give(MOST_SAVED_SEARCHES);
  const last = searchAt(MOST_SAVED_SEARCHES - 1);
  replies.give(saveSearch, last);
  replies.give(lookAtSavedSearch, last);
  const letGo = replies.hold(chooseDigest);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => replies.calls.includes('POST /api/digest')).toBe(true);
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Near us');
  await expect.element(full).not.toBeInTheDocument();
  replies.give(chooseDigest, { every: 'daily' });
  letGo();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([360, 1280])(
  'at %i pixels the focus is at the name of a search that was saved',
  async (width) => {
    give(0);
    await page.viewport(width, 740);
    await open('/profile/search?from_age=27', {});
    await pressByKey(save);
    await page.getByRole('dialog').getByLabelText('Name').fill('Near us');
    const kept = { ...searchAt(0), filters: { from_age: [27] } };
    const keep = (searches: (typeof kept)[]) => replies.give(listSavedSearches, { searches });
    replies.give(saveSearch, kept);
    replies.give(lookAtSavedSearch, kept);
    keep([kept]);
    await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
    await expectFocusAt('Search 0');
    keep([{ ...kept, filters: { from_age: [30] } }]);
    await open('/profile/search?from_age=27&saved=s0', {});
    replies.give(changeSavedSearch, kept);
    await expect.element(button('Update this search')).toBeVisible();
    keep([kept]);
    await pressByKey(button('Update this search'));
    await expect.element(button('Update this search')).not.toBeInTheDocument();
    await expectFocusAt('Search 0');
  },
);

test('a removed search leaves the focus on the next one', async () => {
  give(3);
  await open('/profile/searches', {});
  replies.give(removeSavedSearch, SUCCESS);
  await button('Remove the search Search 0').click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true });
  await lookAtBothWidths(remove);
  replies.give(listSavedSearches, { searches: [1, 2].map(searchAt) });
  await remove.click();
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
