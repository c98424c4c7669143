import { listSavedSearches, lookAtSavedSearch } from '@mala/contract/saved-searches.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { CARD, MARKS } from '../samples.ts';
import { chip, openSheet, sheet } from '../search-sheet.ts';

let asked: unknown[];
const field = page.getByRole('searchbox', { name: /^City, work/ });
const opener = page.getByRole('button', { name: /^City, work/ });

beforeEach(async () => {
  asked = [];
  replies.give(search, ({ body }) => {
    asked.push(body);
    return { rows: [CARD], count: 1, photo_nudge: false };
  });
  await page.viewport(360, 740);
});

test('on a phone the field opens by its button or by /, and words go along with the filters', async () => {
  await open('/profile/search?from_age=25&to_age=30&with_photo=true', {});
  await expect.element(chip('Age 25 to 30')).toBeVisible();
  expect(field.elements()).toEqual([]);
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await opener.click();
  await expect.element(field).not.toBeInTheDocument();
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('  teacher {Enter}');
  await expect.element(chip('“teacher”')).toBeVisible();
  await expect.element(chip('Age 25 to 30')).toBeVisible();
  const filters = { from_age: [25], to_age: [30], with_photo: [true] };
  expect(asked.at(-1)).toEqual({ ...filters, keyword: ['teacher'], fields: ['card'] });
  await lookAtBothWidths(field);
  await field.clear();
  await expect.element(chip('“teacher”')).not.toBeInTheDocument();
  await expect.poll(() => location.search).not.toContain('keyword');
  await expect.element(chip('Age 25 to 30')).toBeVisible();
});

test.each(['MM100174', 'mm 100174', '100174'])(
  'the number of a profile, %s, is looked for without the other filters',
  async (typed) => {
    await page.viewport(1280, 800);
    await open(`/profile/search?from_age=25&to_age=30&state=kerala&sort=oldest`, {});
    await expect.element(chip('Kerala')).toBeVisible();
    await field.fill(typed);
    await button('Search').click();
    await expect.element(chip(`“${typed}”`)).toBeVisible();
    await expect
      .poll(() => asked.at(-1))
      .toEqual({ sort: ['oldest'], keyword: [typed], fields: ['card'] });
    await expect.element(chip('Kerala')).not.toBeInTheDocument();
    await expect.element(button('Clear all')).not.toBeInTheDocument();
    await open(`${location.pathname}${location.search}`, {});
    await expect.element(chip(`“${typed}”`)).toBeVisible();
    await chip(`“${typed}”`).click();
    await expect.element(chip('Kerala')).toBeVisible();
    await expect.element(chip('Age 25 to 30')).toBeVisible();
  },
);

test('a filter that is chosen where a number was looked for goes on from the filters of before', async () => {
  await page.viewport(1280, 800);
  await open('/profile/search?from_age=25&to_age=30&state=kerala&keyword=MM100175', {});
  await expect.poll(() => asked.at(-1)).toEqual({ keyword: ['MM100175'], fields: ['card'] });
  await page.getByRole('checkbox', { name: 'Shortlisted only' }).click();
  const filters = { from_age: [25], to_age: [30], state: ['kerala'], shortlist: [true] };
  await expect.poll(() => asked.at(-1)).toEqual({ ...filters, fields: ['card'] });
  await expect.element(chip('Kerala')).toBeVisible();
});

test('where nobody fits, a search without filters keeps the words, and then goes without them', async () => {
  replies.give(search, ({ body }) => {
    asked.push(body);
    return { rows: [], count: 0, photo_nudge: false };
  });
  replies.give(countSearch, { count: 0, without: {}, values: {}, ages: {}, shortlist: 0 });
  await open('/profile/search?from_age=25&to_age=30&state=kerala&keyword=zoologist', {});
  const all = button('Search without filters');
  await all.click();
  await expect.poll(() => asked.at(-1)).toEqual({ keyword: ['zoologist'], fields: ['card'] });
  await expect.element(chip('Kerala')).not.toBeInTheDocument();
  await all.click();
  await expect.poll(() => asked.at(-1)).toEqual({ fields: ['card'] });
});

describe('a number that nobody has', () => {
  const COUNTS = { count: 0, values: {}, ages: {}, shortlist: 0, hidden: 0, with_photo: 0 };
  beforeEach(() => {
    replies.give(search, ({ body }) => {
      asked.push(body);
      return { rows: [], count: 0, photo_nudge: false };
    });
    replies.give(countSearch, { ...COUNTS, without: { keyword: 1_240 } });
  });

  test('says so, and leads back to the filters, of which none is cleared by the way', async () => {
    await page.viewport(1280, 800);
    await open('/profile/search?state=kerala&shortlist=true&keyword=MM100176', {});
    await expect
      .element(page.getByText('Nobody who can be seen now has this number.'))
      .toBeVisible();
    expect(page.getByText(/1,240|Clear all|your shortlist can/).elements()).toEqual([]);
    const box = page.getByRole('checkbox', { name: 'Shortlisted only' });
    await expect.element(box).toBeChecked();
    await expect.element(box).not.toHaveAccessibleDescription();
    await lookAtBothWidths(button('Search without the number'));
    await button('Search without the number').click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual({ state: ['kerala'], shortlist: [true], fields: ['card'] });
  });

  test('on a phone the filters lead back too, and reset none', async () => {
    await page.viewport(360, 640);
    await open('/profile/search?state=kerala&keyword=MM100179', {});
    await openSheet('Filter (1)');
    await expect.element(sheet.getByText('No profiles fit')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    await look(sheet.getByRole('button', { name: 'Search without the number' }));
    await sheet.getByRole('button', { name: 'Search without the number' }).click();
    await expect.poll(() => location.search).toMatch(/state=kerala$/);
    await expect.element(sheet.getByRole('button', { name: /^Show / })).toHaveFocus();
  });

  test('a second press on a phone does not reset what the first has kept', async () => {
    await page.viewport(360, 640);
    await open('/profile/search?state=kerala&keyword=MM100183', {});
    await openSheet('Filter (1)');
    await sheet.getByRole('button', { name: 'Search without the number' }).dblClick();
    await expect.element(sheet.getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(location.search).toMatch(/state=kerala$/);
    // and resets where it is pressed later
    await sheet.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => location.search).not.toMatch(/kerala/);
  });

  test.each([
    [{ state: ['kerala'] }, 0],
    [{ keyword: ['MM100170'] }, 1],
  ])('replaces no filters of a saved search, but another number: %s', async (filters, updates) => {
    const looked_at = '2026-11-20T08:00:00.000Z';
    const kept = { id: 's0', name: 'Near us', filters, lost: [], new_count: 0, looked_at };
    replies.give(listSavedSearches, { searches: [kept] });
    replies.give(lookAtSavedSearch, kept);
    await page.viewport(1280, 800);
    await open(`/profile/search?state=kerala&keyword=MM10018${updates}&saved=s0`, {});
    await expect.element(button('Save as another')).toBeVisible();
    expect(button('Update this search').length).toBe(updates);
  });

  test('of somebody who was hidden says so, and shows them', async () => {
    replies.give(countSearch, { ...COUNTS, hidden: 1, without: { keyword: 1_240 } });
    await page.viewport(1280, 800);
    await open('/profile/search?state=kerala&keyword=MM100182', {});
    await expect.element(page.getByText('You have hidden this profile.')).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'Hidden by me' });
    await expect.element(box).toHaveAccessibleDescription('1 profile');
    await lookAtBothWidths(button('Show it'));
    await button('Show it').click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual({ hidden: [true], keyword: ['MM100182'], fields: ['card'] });
    await expect.element(page.getByText('You have hidden nobody with this number.')).toBeVisible();
    // and not among them
    await page.viewport(1280, 800);
    await box.click();
    await expect.poll(() => location.search).toMatch(/state=kerala&keyword=MM100182$/);
  });
});

test('a number is looked for among those who are hidden where their list is open', async () => {
  const marks = { ...MARKS, hidden: true };
  replies.give(search, ({ body }) => {
    asked.push(body);
    return { rows: [{ ...CARD, marks }], count: 1, photo_nudge: false };
  });
  await open('/profile/search?state=kerala&hidden=true&keyword=MM100178', {});
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(asked.at(-1)).toEqual({ hidden: [true], keyword: ['MM100178'], fields: ['card'] });
  await expect.element(chip('Hidden by me')).toBeVisible();
  await expect.element(page.getByText(/in your lists again/)).not.toBeInTheDocument();
});
