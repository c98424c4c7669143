import type { Domain } from '@mala/contract/communities/domain.ts';
import { type MatchFigure, systemOf } from '@mala/contract/match.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, choose, expectChoices, selectField } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { groomOf } from '../samples.ts';
import { openSheet, sheet, showResults } from '../search-sheet.ts';
import { BUTTONS, giveWizard } from '../wizard.ts';

const TAMIL = { domain: 'tamilmala', home_state: 'tamil-nadu' } as const;
const MARATHI = { domain: 'marathimala', home_state: 'maharashtra' } as const;
const SITES = { tamilmala: TAMIL, marathimala: MARATHI };
type Site = (typeof SITES)[Domain];

const INVITATION = 'Add your star and raasi to see how your horoscopes match';
const cards = page.getByRole('article');
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const invitations = page.getByRole('link', { name: INVITATION });

const figure = (more: Partial<MatchFigure>): MatchFigure => ({
  ...{ system: 'porutham', score: 7, maximum: 10, verdict: 'acceptable', ...more },
});

/** Gives a list with these matches, and notes what was asked for. */
function giveList(
  { domain }: Site,
  matches: (MatchFigure | undefined)[],
  match: { own: boolean } | null = { own: true },
): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  const { card } = groomOf(domain);
  replies.give(search, ({ body }) => {
    asked.push(body as Record<string, unknown>);
    const rows = matches.map((one, index) => ({
      ...{ ...card, profile_id: `${card.profile_id}-${index}`, mid: `MM10020${index}` },
      ...(one && { match: one }),
    }));
    return {
      ...{ rows, count: rows.length, photo_nudge: false },
      ...(match && { match: { system: systemOf(domain), ...match } }),
    };
  });
  return asked;
}

/** What was asked for last, but for what no filter of the match is. */
const matchOf = (asked: Record<string, unknown>[]) => {
  const { sort, match_at_least, no_rajju, no_nadi_dosha } = asked.at(-1) ?? {};
  const all = { sort, match_at_least, no_rajju, no_nadi_dosha };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

// the panel is behind a button
beforeEach(() => page.viewport(360, 740));

describe('a card', () => {
  test.each<[Domain, Partial<MatchFigure>, string]>([
    ['tamilmala', {}, 'Porutham 7/10'],
    ['tamilmala', { score: 0, verdict: 'not_recommended' }, 'Porutham 0/10'],
    ['tamilmala', { score: 6, maximum: 9, verdict: null }, 'Porutham 6/9'],
    [
      'tamilmala',
      { score: 9, verdict: 'not_recommended', dosha: 'rajju' },
      'Porutham 9/10, rajju does not match',
    ],
    ['marathimala', { system: 'ashtakoot', score: 24.5, maximum: 36 }, 'Guna 24.5/36'],
    [
      'marathimala',
      { system: 'ashtakoot', score: 28, maximum: 36, dosha: 'nadi' },
      'Guna 28/36, nadi dosha',
    ],
  ])('on %s with %j says: %s', async (domain, more, words) => {
    const site = SITES[domain];
    giveList(site, [figure(more)]);
    await open('/profile/search', site);
    await expect.element(cards.getByText(words, { exact: true })).toBeVisible();
  });

  test('says nothing of a match where a star is not known, or none was sent', async () => {
    const lacking = { score: null, verdict: null };
    giveList(TAMIL, [figure({}), figure({ ...lacking, lacks: ['other'] }), undefined]);
    await open('/profile/search', TAMIL);
    await expect.poll(() => cards.length).toBe(3);
    const told = cards.elements().map(({ textContent }) => textContent.includes('Porutham'));
    expect(told).toEqual([true, false, false]);
    await lookAtBothWidths(cards.first());
  });
});

describe('the panel', () => {
  test.each<[Domain, string, string[], string, string, object, string]>([
    [
      'tamilmala',
      'Porutham at least',
      ['5 of 10', '6 of 10', '7 of 10', '8 of 10', '9 of 10', '10 of 10'],
      '7 of 10',
      'No rajju',
      { match_at_least: [7], no_rajju: [true] },
      'match_at_least=7&no_rajju=true&sort=match',
    ],
    [
      'marathimala',
      'Guna at least',
      ['18 of 36', '21 of 36', '24 of 36', '27 of 36', '30 of 36'],
      '24 of 36',
      'No nadi dosha',
      { match_at_least: [24], no_nadi_dosha: [true] },
      'match_at_least=24&no_nadi_dosha=true&sort=match',
    ],
  ])(
    'of %s asks by its tradition, and the URL keeps it',
    async (domain, label, choices, choice, without, body, query) => {
      const site = SITES[domain];
      const asked = giveList(site, [figure({})]);
      await open('/profile/search?from_age=18&to_age=69', site);
      await expect.poll(() => cards.length).toBe(1);
      expect(matchOf(asked)).toEqual({});
      await openSheet('Filter');
      await look(page.getByRole('group', { name: 'The match' }));
      await expectChoices(label, choices);
      await choose(label, choice);
      await checkbox(without).click();
      await showResults();
      await expect.poll(() => matchOf(asked)).toEqual(body);
      await choose('Sort', 'Best match first');
      await expect.poll(() => matchOf(asked)).toEqual({ sort: ['match'], ...body });
      await expect.element(button('Filter (2)')).toBeVisible();
      await expect.poll(() => location.search).toContain(query);

      await open(`/profile/search${location.search}`, site);
      await expect.poll(() => cards.length).toBe(1);
      expect(matchOf(asked)).toEqual({ sort: ['match'], ...body });
      await openSheet('Filter (2)');
      await expect.element(checkbox(without)).toBeChecked();
      await sheet.getByRole('button', { name: 'Reset' }).click();
      await expect.element(selectField(label)).toHaveValue('');
      await showResults();
      await expect.poll(() => matchOf(asked)).toEqual({ sort: ['match'] });
      await expect.element(selectField('Sort')).toHaveValue('match');
    },
  );

  test('offers a score that only the URL has', async () => {
    giveList(MARATHI, [figure({})]);
    await open('/profile/search?match_at_least=24.5', MARATHI);
    await openSheet();
    await expect.element(selectField('Guna at least')).toHaveValue('24.5');
  });
});

describe('without the own star', () => {
  const lacking = figure({ score: null, verdict: null, lacks: ['own'] });

  test('one line above the list invites, and the panel in place of its controls', async () => {
    giveList(TAMIL, [lacking, lacking], { own: false });
    await open('/profile/search?from_age=18&to_age=69&sort=match&no_rajju=true', TAMIL);
    await expect.poll(() => cards.length).toBe(2);
    expect(invitations.length).toBe(1);
    await lookAtBothWidths(invitations.first());
    for (const one of cards.elements()) expect(one.textContent).not.toContain('Porutham');
    // what changes nothing is not counted
    await expect
      .element(page.getByRole('option', { name: 'Best match first' }))
      .not.toBeInTheDocument();
    await openSheet('Filter');
    await look(sheet.getByRole('link', { name: INVITATION }));
    await expect.element(checkbox('No rajju')).not.toBeInTheDocument();
    const [link] = sheet.getByRole('link', { name: INVITATION }).elements();
    expect(link?.getAttribute('href')).toBe('/profile/edit/horoscope');
  });

  test('the list is asked for again once the star is saved', async () => {
    const asked = giveList(TAMIL, [lacking], { own: false });
    await open('/profile/search', TAMIL);
    await expect.poll(() => cards.length).toBe(1);
    giveWizard('tamilmala');
    await invitations.first().click();
    await button(BUTTONS.horoscope).click();
    await expect.poll(() => location.pathname).toBe('/profile/edit/basic');
    giveList(TAMIL, [figure({})]);
    history.go(-2);
    await expect.element(cards.getByText('Porutham 7/10')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test('who waits for the approval is neither shown matches nor asked about them', async () => {
  giveList(TAMIL, [undefined], null);
  await open('/profile/search?from_age=18&to_age=69&no_rajju=true', {
    ...TAMIL,
    standing: 'pending',
  });
  await expect.poll(() => cards.length).toBe(1);
  await openSheet('Filter');
  await expect.element(checkbox('Shortlisted only')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'The match' })).not.toBeInTheDocument();
  expect(invitations.length).toBe(0);
});
