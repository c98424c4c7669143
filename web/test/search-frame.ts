import type { Domain } from '@mala/contract/communities/domain.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from './app.tsx';
import { look, lookAtBothWidths } from './look.ts';
import { groomOf } from './samples.ts';
import { openSheet, sheet } from './search-sheet.ts';

/** What a language says around the results of a search that has not been changed, and in its filters. */
export interface FrameWords {
  filter: string;
  orders: readonly string[];
  chips: readonly string[];
  begin: string;
  sections: readonly string[];
  yes: readonly string[];
  show: string;
  reset: string;
}

/** What says that profiles are looked for takes no more room than their number. */
async function expectNoMove(as: { domain: Domain; home_state: string }): Promise<void> {
  await page.viewport(360, 740);
  const letGo = replies.hold(search);
  await open('/profile/search', as);
  const chips = page.getByRole('list').first();
  await expect.element(chips).toBeVisible();
  const { top } = chips.element().getBoundingClientRect();
  letGo();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(chips.element().getBoundingClientRect().top).toBe(top);
}

/** Numbers beside long words stay in one line, in the narrow panel too. */
function expectWholeNumbers(): void {
  const counts = [...document.querySelectorAll('label ~ [aria-hidden], label [aria-hidden]')];
  const numbers = counts.filter(({ textContent }) => /^\d{2}$/.test(textContent));
  expect(numbers.length).toBeGreaterThan(0);
  for (const { offsetHeight } of numbers as HTMLElement[]) expect(offsetHeight).toBeLessThan(30);
}

/** Where nobody fits, the ways out are in reach on a small phone, and the filters keep their room. */
async function expectWaysOut(as: { domain: Domain; home_state: string }, filter: string) {
  replies.give(countSearch, {
    ...{ count: 0, values: {}, ages: {}, shortlist: 0 },
    without: { education: 1_240, active_within: 300, with_photo: 2 },
  });
  await page.viewport(360, 640);
  await open('/profile/search', as);
  await openSheet(filter);
  const footer = () => [...document.querySelectorAll('dialog footer')];
  await expect.poll(() => footer()[0]?.querySelectorAll('button').length).toBe(4);
  const { top, bottom } = (footer()[0] as Element).getBoundingClientRect();
  expect(top).toBeGreaterThan(340);
  expect(bottom).toBeLessThanOrEqual(640);
}

/** Reads the page of somebody from this state on a phone and on a wide screen, with its filters. */
export async function expectFrame(
  as: { domain: Domain; home_state: string },
  words: FrameWords,
): Promise<void> {
  const { card } = groomOf(as.domain);
  replies.give(search, { rows: [card], count: 11, photo_nudge: false });
  replies.give(countSearch, {
    ...{ count: 11, values: { city: { Madurai: 3 } }, ages: { 27: 11 }, heights: { 160: 11 } },
    ...{ active: { 1: 2, 7: 5 }, with_photo: 9, new: 2, not_seen: 8, hidden: 1, fits: 56 },
    ...{ shortlist: 4, without: {} },
  });
  for (const width of [360, 320]) {
    await page.viewport(width, 740);
    await open('/profile/search', as);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const { top } = page.getByRole('article').first().element().getBoundingClientRect();
    // below a header without the line of a demonstration
    expect(top, `${width} px`).toBeLessThan(340);
    expect(document.documentElement.scrollWidth).toBe(width);
  }
  await expectNoMove(as);
  const orders = [...document.querySelectorAll('#search-sort option')];
  expect(orders.map((one) => one.textContent)).toEqual(words.orders);
  for (const name of words.chips)
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  await lookAtBothWidths(page.getByRole('article').first());
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('checkbox', { name: words.yes[0] ?? '' })).toBeVisible();
  expectWholeNumbers();
  await page.viewport(360, 740);

  await openSheet(words.filter);
  for (const name of words.sections)
    await expect.element(sheet.getByRole('heading', { name, exact: true })).toBeInTheDocument();
  for (const name of words.yes)
    await expect.element(sheet.getByRole('checkbox', { name })).toBeInTheDocument();
  await expect
    .element(sheet.getByRole('button', { name: words.show, exact: true }))
    .toBeInViewport();
  await expect.element(sheet.getByRole('button', { name: words.reset, exact: true })).toBeVisible();
  await page.viewport(320, 640);
  for (const summary of document.querySelectorAll('summary')) summary.click();
  await expect.element(sheet.getByRole('checkbox', { name: words.begin })).toBeInTheDocument();
  expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320);
  await look(sheet.getByRole('checkbox', { name: words.begin }));
  await expectWaysOut(as, words.filter);
}
