import type { Domain } from '@mala/contract/communities/domain.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import { search } from '@mala/contract/search.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from './app.tsx';
import { expectChoices, selectField } from './form.ts';
import { groomOf } from './samples.ts';
import { openSheet } from './search-sheet.ts';

/** Who searches, and the match with the only profile that is found. */
export interface MatchedSearch {
  as: { domain: Domain; home_state: string };
  match: MatchFigure;
}

/** What a language calls the match on cards and in the filter panel. */
export interface MatchWords {
  card: string;
  filters: string;
  group: string;
  orders: readonly string[];
  checkboxes: readonly string[];
  least: string;
  choices: readonly string[];
}

/** Searches with a match, and expects these words on the card and in the panel. */
export async function expectMatchWords({ as, match }: MatchedSearch, words: MatchWords) {
  const { card } = groomOf(as.domain);
  const own = { system: match.system, own: true };
  replies.give(search, { rows: [{ ...card, match }], count: 1, photo_nudge: false, match: own });
  await open('/profile/search?from_age=18&to_age=69', as);
  await expect.element(page.getByRole('article').getByText(words.card)).toBeVisible();
  for (const order of words.orders)
    await expect.element(page.getByRole('option', { name: order })).toBeInTheDocument();
  await openSheet(words.filters);
  await expect.element(page.getByRole('group', { name: words.group })).toBeVisible();
  for (const name of words.checkboxes)
    await expect.element(page.getByRole('checkbox', { name })).toBeVisible();
  await expect.element(selectField(words.least)).toBeVisible();
  await expectChoices(words.least, [...words.choices]);
}

/** Searches without the own star, and expects a link that invites to give it. */
export async function expectMatchInvitation({ as, match }: MatchedSearch, name: string) {
  const { card } = groomOf(as.domain);
  const own = { system: match.system, own: false };
  replies.give(search, { rows: [card], count: 1, photo_nudge: false, match: own });
  await open('/profile/search', as);
  await expect.element(page.getByRole('link', { name })).toBeVisible();
}
