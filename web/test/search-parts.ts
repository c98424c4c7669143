import type { Domain } from '@mala/contract/communities/domain.ts';
import { listSavedSearches } from '@mala/contract/saved-searches.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Texts } from '../app/i18n/texts.ts';
import { open, replies } from './app.tsx';
import { escapeDialog } from './escape-dialog.ts';
import { button } from './form.ts';
import { look, lookAtBothWidths } from './look.ts';
import { groomOf } from './samples.ts';
import { openSheet } from './search-sheet.ts';

const dialog = page.getByRole('dialog');
const HEIGHTS = { 160: 4, 170: 7 };
const COUNTS = { count: 0, values: { state: { kerala: 12 } }, ages: { 27: 11 }, heights: HEIGHTS };

/** Tests of the search where nobody fits, of its open filters beside it, and of saved searches, at both widths in a language. */
export function testSearchParts(
  domain: Domain,
  { search: text, savedSearches: saved }: Pick<Texts, 'search' | 'savedSearches'>,
): void {
  test('nobody fits, with the ways out and all filters open', async () => {
    replies.give(search, { rows: [], count: 0, photo_nudge: false });
    replies.give(countSearch, {
      ...COUNTS,
      shortlist: 0,
      without: { education: 1_240, with_photo: 2 },
    });
    await page.viewport(1280, 800);
    await open('/profile/search?education=masters&with_photo=true', { domain });
    await expect.element(page.getByText(/1,240/)).toBeVisible();
    await expect.poll(() => document.querySelectorAll('summary').length).toBeGreaterThan(5);
    for (const summary of document.querySelectorAll('summary')) summary.click();
    await lookAtBothWidths(button(text.withoutFilters));
  });

  test('a number of somebody hidden, on the page and in the filters of a phone', async () => {
    replies.give(search, { rows: [], count: 0, photo_nudge: false });
    replies.give(countSearch, { ...COUNTS, shortlist: 0, hidden: 1, without: { keyword: 40 } });
    await page.viewport(1280, 800);
    await open('/profile/search?keyword=100176', { domain });
    await expect.element(page.getByText(text.number.isHidden)).toBeVisible();
    await lookAtBothWidths(button(text.number.show));
    await page.viewport(360, 640);
    await openSheet(text.filterToggle(1));
    await look(dialog.getByRole('button', { name: text.number.without }));
  });

  test('a search is saved, renamed and removed in dialogs', async () => {
    const { card } = groomOf(domain);
    replies.give(search, { rows: [card], count: 1, photo_nudge: false });
    const filters = { from_age: [27] };
    const looked_at = '2026-11-20T08:00:00.000Z';
    const kept = { id: 's0', name: 'Near us', filters, lost: [], new_count: 3, looked_at };
    replies.give(listSavedSearches, { searches: [kept] });
    await page.viewport(360, 740);
    await open('/profile/search?from_age=28', { domain });
    await button(saved.bar.save).click();
    await look(dialog.getByLabelText(saved.dialog.name));
    await escapeDialog();
    await open('/profile/searches', { domain });
    for (const name of [saved.renameOf('Near us'), saved.removeOf('Near us')]) {
      await button(name).click();
      await lookAtBothWidths(dialog.getByRole('heading'));
      await escapeDialog();
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });
}
