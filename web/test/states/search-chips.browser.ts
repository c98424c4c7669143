import { me } from '@mala/contract/auth/me.ts';
import { choosePreferredStates } from '@mala/contract/auth/preferred-states.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, choose, focus } from '../form.ts';
import { look, lookAtBothWidths, unreachable } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CARD } from '../samples.ts';
import { box, chip, openSheet, sheet, showResults, toggle } from '../search-sheet.ts';

let asked: Record<string, unknown>[];
const PREFERRED = ['andhra-pradesh', 'karnataka', 'kerala', 'puducherry', 'tamil-nadu', 'others'];
const change = button('Your preferred states: change');

beforeEach(async () => {
  asked = [];
  replies.give(search, ({ body }) => {
    asked.push(body as Record<string, unknown>);
    return { rows: [CARD], count: 1, photo_nudge: false };
  });
  await page.viewport(360, 740);
});

test('each choice is said above the results and goes by one press', async () => {
  const all = 'community=nadar&state=kerala&keyword=teacher&shortlist=true&active_within=7';
  const more = 'match_at_least=7&no_rajju=true&profession_group=medical&from_height=152&city=Karur';
  const match = { system: 'porutham', own: true } as const;
  replies.give(search, ({ body }) => {
    asked.push(body as Record<string, unknown>);
    return { rows: [CARD], count: 1, photo_nudge: false, match };
  });
  await open(`/profile/search?from_age=25&to_age=30&${all}&${more}`, {});
  const NAMES = ['“teacher”', 'Age 25 to 30', '5ft 0in to 7ft 0in', 'Nadar / நாடார்', 'Kerala'];
  const OTHERS = ['All: Medical', 'Karur', 'Porutham from 7 of 10', 'No rajju'];
  const LAST = ['Here within a week', 'Shortlisted only'];
  await expect.element(chip('Kerala')).toBeVisible();
  const names = () =>
    page
      .getByRole('button', { name: /^Remove / })
      .elements()
      .map((one) => one.getAttribute('aria-label'));
  expect(new Set(names())).toEqual(
    new Set([...NAMES, ...OTHERS, ...LAST].map((name) => `Remove ${name}`)),
  );
  await lookAtBothWidths(chip('Kerala'));
  for (const name of names()) {
    await page.getByRole('button', { name: name ?? '', exact: true }).click();
    await expect.element(button(name ?? '')).not.toBeInTheDocument();
  }
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69');
  await expect.poll(() => asked.at(-1)).toEqual({ fields: ['card'] });
});

test('the focus goes to the next one, and all of them go at once', async () => {
  await open('/profile/search?state=kerala&state=karnataka&community=nadar&sort=oldest', {});
  await expect.element(chip('Karnataka')).toBeVisible();
  focus(chip('Karnataka'));
  await chip('Karnataka').click();
  await expect.element(chip('Kerala')).toHaveFocus();
  await button('Clear all').click();
  await expect.element(button('Clear all')).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69&sort=oldest');
  expect(document.activeElement?.closest('main')).not.toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('the states that nobody has chosen are said as one, and lead to where they are changed', async () => {
  await open('/profile/search', {});
  await expect.element(change).toBeVisible();
  await expect.poll(() => asked.at(-1)).toMatchObject({ state: PREFERRED });
  await lookAtBothWidths(change);
  await change.click();
  await expect.element(box('Kerala')).toBeInViewport();
  await expect.element(sheet.getByText('State (6)')).toHaveFocus();
  await look(box('Kerala'));
  await box('Kerala').click();
  await showResults();
  await expect.element(change).not.toBeInTheDocument();
  await expect.element(chip('Karnataka')).toBeInTheDocument();
});

test('on a wide screen they open in the panel', async () => {
  await page.viewport(1280, 800);
  await open('/profile/search', {});
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  await change.click();
  await expect.element(box('Kerala')).toBeInViewport();
  await chip('Your preferred states').click();
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=40');
});

test('the head and the last buttons of the filters stay where they are when one is led there', async () => {
  await open('/profile/search', {});
  await change.click();
  await expect.element(sheet.getByText('State (6)')).toHaveFocus();
  for (const summary of document.querySelectorAll('summary')) summary.scrollIntoView();
  expect(sheet.element().scrollTop).toBe(0);
  expect(sheet.element().scrollHeight).toBe(740);
  await expect.element(button('Close filters')).toBeInViewport();
});

test('they are kept off for good, and begin the searches again once they are wanted', async () => {
  let off = false;
  const told: unknown[] = [];
  replies.give(choosePreferredStates, ({ body }) => {
    told.push(body);
    off = !(body as { preselected: boolean }).preselected;
    replies.give(me, { ...MEMBER, prefers_states: !off });
    return SUCCESS;
  });
  await open('/profile/search', {});
  await change.click();
  const begin = sheet.getByRole('checkbox', {
    name: 'Begin each search with the preferred states',
  });
  await begin.click();
  await expect.element(begin).not.toBeChecked();
  await expect.element(box('Kerala')).not.toBeChecked();
  await showResults();
  await expect.poll(() => asked.at(-1)).toEqual({ to_age: [40], fields: ['card'] });
  await open('/profile/search', { prefers_states: false });
  await expect.poll(() => asked.at(-1)).toEqual({ to_age: [40], fields: ['card'] });
  await expect.element(change).not.toBeInTheDocument();
  await openSheet();
  await toggle('State');
  await expect.element(begin).not.toBeChecked();
  await begin.click();
  await expect.element(begin).toBeChecked();
  await expect.element(box('Kerala')).toBeChecked();
  expect(told).toEqual([{ preselected: false }, { preselected: true }]);
});

test('an order is chosen beside, and kept in the address', async () => {
  await open('/profile/search?from_age=18&to_age=69', {});
  for (const [order, sort] of [
    ['Youngest first', 'youngest'],
    ['Oldest first', 'oldest'],
  ] as const) {
    await choose('Sort', order);
    await expect.poll(() => asked.at(-1)).toEqual({ sort: [sort], fields: ['card'] });
    await expect.poll(() => location.search).toBe(`?from_age=18&to_age=69&sort=${sort}`);
  }
  await choose('Sort', 'Newest first');
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69');
});

test('an old address loses only what is not offered any more, and says so', async () => {
  await open('/profile/search?state=atlantis&state=kerala&shortlist=perhaps&utm=x', {});
  await expect
    .element(page.getByText(/not offered any more \(State, the shortlist\)/))
    .toBeVisible();
  await expect.poll(() => asked.at(-1)).toEqual({ state: ['kerala'], fields: ['card'] });
  await lookAtBothWidths(chip('Kerala'));
  await choose('Sort', 'Oldest first');
  await expect.element(page.getByText(/not offered any more/)).not.toBeInTheDocument();
});

test('what the server refuses is let go, and said', async () => {
  const found = { rows: [CARD], count: 1, photo_nudge: false };
  replies.answer(search, ({ body }) =>
    'hidden' in (body as object)
      ? refusal('INVALID', { Faults: { hidden: 'unknownField' } })
      : { status: 200, body: JSON.stringify(found) },
  );
  await open('/profile/search?hidden=true&state=kerala', {});
  await expect.element(page.getByText(/not offered any more \(hidden\)/)).toBeVisible();
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69&state=kerala');
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('a list that cannot be loaded says so and keeps the filters', async () => {
  const reached = replies.answer(search, unreachable);
  await open('/profile/search?state=kerala&community=nadar', {});
  await expect.element(button('Try again').first()).toBeVisible();
  await expect.element(chip('Kerala')).toBeVisible();
  reached();
  await button('Try again').first().click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(asked.at(-1)).toEqual({ state: ['kerala'], community: ['nadar'], fields: ['card'] });
});

test('the nearest city is an order for who has a home alone', async () => {
  const sort = page.getByRole('combobox', { name: 'Sort' });
  const orders = () => [...document.querySelectorAll('#search-sort option')].map(labelOf);
  const labelOf = ({ textContent }: Element) => textContent;
  await open('/profile/search?sort=nearest', {});
  await expect.element(sort).toHaveValue('nearest');
  for (const homeless of [OWNER, { home_state: null }]) {
    asked = [];
    await open('/profile/search?from_age=20&sort=nearest', homeless);
    await expect.element(sort).toHaveValue('newest');
    expect(orders()).not.toContain('Nearest city first');
    expect(orders()).toContain('Oldest first');
    await expect.element(page.getByText(/any more \(order\)/)).toBeVisible();
    await expect.poll(() => asked).toEqual([{ from_age: [20], fields: ['card'] }]);
  }
});

test('the order of nearness says so where it knows no distances', async () => {
  const note = page.getByText(/^Your town is not on our list of towns/);
  const reply = { rows: [CARD], count: 1, photo_nudge: false };
  replies.give(search, { ...reply, near: 'names' });
  await open('/profile/search?sort=nearest', {});
  await look(note);
  await open('/profile/search?sort=oldest', {});
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  replies.give(search, { ...reply, near: 'distance' });
  await open('/profile/search?sort=nearest', {});
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});
