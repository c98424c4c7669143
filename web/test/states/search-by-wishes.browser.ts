import { me } from '@mala/contract/auth/me.ts';
import { chooseSearchByWishes } from '@mala/contract/auth/preferred-states.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CARD } from '../samples.ts';
import { box, chip, openSheet, sheet, showResults } from '../search-sheet.ts';

let asked: Record<string, unknown>[];
const WISHING = { preferences: { from_age: 25, state: ['kerala'] } };
const FITTING = { fits: [true], fields: ['card'] };
const change = button('As you look for: change');
const begin = page.getByRole('checkbox', { name: 'Begin each search with what we look for' });
const COUNTS = { count: 1, values: {}, ages: {}, shortlist: 0, without: {} };

beforeEach(async () => {
  asked = [];
  replies.give(search, ({ body }) => {
    asked.push(body as Record<string, unknown>);
    return { rows: [CARD], count: 1, photo_nudge: false };
  });
  replies.give(countSearch, { ...COUNTS, fits: 3, fits_me: 2 });
  await page.viewport(360, 740);
});

test('a search begins with what the family looks for, and lets it go by one press', async () => {
  await open('/profile/search', WISHING);
  await expect.element(change).toBeVisible();
  await expect.poll(() => asked.at(-1)).toEqual(FITTING);
  expect(location.search).toBe('');
  await lookAtBothWidths(change);
  await chip('As you look for').click();
  await expect.element(change).not.toBeInTheDocument();
  await expect.poll(() => asked.at(-1)).toEqual({ fields: ['card'] });
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69');
});

test('the ages and states that it leaves open are those of every search', async () => {
  await open('/profile/search', { preferences: { from_height: 160 } });
  await expect.element(change).toBeVisible();
  await expect.element(button('Your preferred states: change')).toBeInTheDocument();
  await expect.poll(() => asked.at(-1)).toMatchObject({ to_age: [40], ...FITTING });
});

test('whoever has said nothing that narrows begins as before', async () => {
  for (const preferences of [undefined, { any_caste: true as const }]) {
    await open('/profile/search', { ...(preferences && { preferences }) });
    await expect.poll(() => asked.at(-1)).toMatchObject({ to_age: [40] });
    expect(asked.at(-1)).not.toHaveProperty('fits');
    await expect.element(change).not.toBeInTheDocument();
  }
});

test('it is kept off for good, and begins the searches again once it is wanted', async () => {
  const told: unknown[] = [];
  replies.give(chooseSearchByWishes, ({ body }) => {
    told.push(body);
    const { preselected } = body as { preselected: boolean };
    replies.give(me, { ...MEMBER, ...WISHING, prefers_wishes: preselected });
    return SUCCESS;
  });
  await open('/profile/search', WISHING);
  await change.click();
  await expect.element(begin).toHaveFocus();
  await expect.element(begin).toBeInViewport();
  await look(begin);
  await begin.click();
  await expect.element(begin).not.toBeChecked();
  await expect.element(box('Fits my preferences')).not.toBeChecked();
  await showResults();
  await expect.poll(() => asked.at(-1)).toEqual({ fields: ['card'] });
  await open('/profile/search', { ...WISHING, prefers_wishes: false });
  await expect.poll(() => asked.at(-1)).toMatchObject({ to_age: [40] });
  await expect.element(change).not.toBeInTheDocument();
  await openSheet();
  await begin.click();
  await expect.element(begin).toBeChecked();
  await expect.element(box('Fits my preferences')).toBeChecked();
  expect(told).toEqual([{ preselected: false }, { preselected: true }]);
  await expect
    .element(sheet.getByRole('link', { name: 'Change what we look for' }))
    .toHaveAttribute('href', `/profile/view/${MEMBER.user_id}/preferences`);
});

test('on a wide screen both filters stand in the panel, with how many they find', async () => {
  await page.viewport(1280, 800);
  await open('/profile/search?state=kerala', WISHING);
  await expect.element(box('I am as they look for')).toBeVisible();
  await box('I am as they look for').click();
  await box('Fits my preferences').click();
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ state: ['kerala'], fits: [true], fits_me: [true], fields: ['card'] });
  await expect.element(change).toBeVisible();
  await expect.element(chip('I am as they look for')).toBeVisible();
  await change.click();
  await expect.element(begin).toHaveFocus();
});

test('who has no such filter is not offered it', async () => {
  await page.viewport(1280, 800);
  replies.give(countSearch, COUNTS);
  await open('/profile/search', {});
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  await expect.element(box('Fits my preferences')).not.toBeInTheDocument();
  await expect.element(box('I am as they look for')).not.toBeInTheDocument();
  await expect.element(begin).not.toBeInTheDocument();
});

test('wishes that were taken back on another device are let go, and said', async () => {
  const found = { rows: [CARD], count: 1, photo_nudge: false };
  replies.answer(search, ({ body }) =>
    'fits' in (body as object)
      ? refusal('INVALID', { Faults: { fits: 'saysNoWishes' } })
      : { status: 200, body: JSON.stringify(found) },
  );
  await open('/profile/search', WISHING);
  await expect.element(page.getByText(/not offered any more \(my preferences\)/)).toBeVisible();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
