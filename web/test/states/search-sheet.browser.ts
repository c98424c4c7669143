import { countSearch, search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { CARD } from '../samples.ts';
import { box, openSheet, sheet, showResults, toggle } from '../search-sheet.ts';

const SEARCH = '/profile/search?from_age=25&to_age=30';
const PREFERRED = ['andhra-pradesh', 'karnataka', 'kerala', 'puducherry', 'tamil-nadu', 'others'];
let asked: Record<string, unknown>[];

/** Somebody who fits, under a number. */
const row = (at: number) => ({ ...CARD, profile_id: `${CARD.profile_id}-${at}`, mid: `MM${at}` });
const ROWS = Array.from({ length: 20 }, (_, at) => row(at));

beforeEach(async () => {
  asked = [];
  replies.give(search, ({ body }) => {
    asked.push(body as Record<string, unknown>);
    return { rows: ROWS, count: 20, photo_nudge: false };
  });
  replies.give(countSearch, ({ body }) => ({
    count: JSON.stringify(body).includes('maharashtra') ? 11 : 20,
    values: { state: { kerala: 11 } },
    ages: { 27: 20 },
    heights: { 160: 12, 165: 8 },
    active: { 1: 2, 7: 9 },
    with_photo: 15,
    new: 3,
    not_seen: 18,
    hidden: 1,
    shortlist: 4,
    without: {},
  }));
  await page.viewport(360, 740);
});

/** On a page that one came to from another one of the site, so that Back has somewhere to go. */
async function openScrolled(): Promise<void> {
  // as the root of every page has it, which is not drawn here; the browser would scroll by itself on the way back and forth
  history.scrollRestoration = 'manual';
  await open('/help', {});
  // until then the frame is that of a page that loads, whose menu goes with it
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await button('Menu').click();
  await page.getByRole('link', { name: 'Search Profile' }).click();
  await expect.poll(() => page.getByRole('article').length).toBe(20);
  scrollTo(0, 2_000);
  await expect.poll(() => scrollY).toBe(2_000);
}

test('the results begin on the first screen, below a bar that stays', async () => {
  for (const width of [360, 320]) {
    await page.viewport(width, 740);
    await open(SEARCH, {});
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const { top } = page.getByRole('article').first().element().getBoundingClientRect();
    expect(top).toBeLessThan(740);
    const filter = page.getByRole('button', { name: 'Filter (1)' }).element();
    // with no link half below the bar
    page.getByRole('article').nth(10).getByRole('link').element().scrollIntoView();
    await expect.poll(() => scrollY).toBeGreaterThan(1_000);
    const bar = filter.getBoundingClientRect();
    expect(bar.top).toBeGreaterThan(40);
    expect(bar.bottom).toBeLessThan(200);
    expect(filter.contains(document.elementFromPoint(bar.left + 9, bar.top + 9))).toBe(true);
    await look(page.getByRole('button', { name: 'Filter (1)' }));
  }
});

test('says at each change how many there are, and the list is asked for once it is closed', async () => {
  await openScrolled();
  await openSheet('Filter (2)');
  await expect.element(sheet.getByRole('button', { name: 'Show 20 profiles' })).toBeVisible();
  await toggle('State');
  await box('Maharashtra').click();
  await expect.element(sheet.getByRole('button', { name: 'Show 11 profiles' })).toBeInViewport();
  expect(asked).toHaveLength(1);
  await expect.poll(() => location.search).toContain('state=maharashtra');
  await showResults(/^Show 11 profiles$/);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({
      state: [...PREFERRED.slice(0, 3), 'maharashtra', ...PREFERRED.slice(3)],
    });
  await expect.element(button('Filter (2)')).toHaveFocus();
  // another list is read from its beginning
  await expect.poll(() => scrollY).toBeLessThan(1_000);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => button('Close filters').click()],
  ['Back', async () => history.back()],
])('%s closes it and keeps the place in the list', async (_, close) => {
  await openScrolled();
  await openSheet('Filter (2)');
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  await close();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button('Filter (2)')).toHaveFocus();
  // the router goes forward again, which the browser does later
  await expect.poll(() => location.pathname).toBe('/profile/search');
  expect(scrollY).toBe(2_000);
  expect(asked).toHaveLength(1);
});

test('what was chosen holds when Back closes it', async () => {
  await openScrolled();
  await openSheet('Filter (2)');
  await box('Shortlisted only').click();
  await expect.poll(() => location.search).toContain('shortlist=true');
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button('Filter (3)')).toBeVisible();
  await expect.poll(() => asked.at(-1)).toMatchObject({ shortlist: [true] });
  // the router goes forward again, which the browser does later
  await expect.poll(() => location.pathname).toBe('/profile/search');
});

test('counts of before a change stay until others come, well to read and not said', async () => {
  await open(SEARCH, {});
  await openSheet();
  await toggle('State');
  const kerala = box('Kerala');
  await expect.element(kerala).toHaveAccessibleDescription('11 profiles');
  const letGo = replies.hold(countSearch);
  await box('Maharashtra').click();
  await expect.element(kerala).toHaveAccessibleDescription('');
  await expect.element(sheet.getByRole('status').last()).toHaveTextContent('');
  await look(sheet.getByRole('button', { name: 'Show 20 profiles' }));
  letGo();
  await expect.element(sheet.getByRole('button', { name: 'Show 11 profiles' })).toBeVisible();
  await expect.element(kerala).toHaveAccessibleDescription('11 profiles');
});

test('Reset takes everything away but the order', async () => {
  await open(`${SEARCH}&state=kerala&shortlist=true&sort=oldest`, {});
  await openSheet('Filter (3)');
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await expect.element(box('Shortlisted only')).not.toBeChecked();
  await expect.poll(() => location.search).toBe('?from_age=18&to_age=69&sort=oldest');
  await expect
    .element(sheet.getByRole('button', { name: 'Reset' }))
    .toHaveAttribute('aria-disabled');
  await showResults(/^Show 20 profiles$/);
  await expect.poll(() => asked.at(-1)).toEqual({ sort: ['oldest'], fields: ['card'] });
});

test('works by keyboard alone, and the focus stays in it', async () => {
  await open(SEARCH, {});
  await expect.element(button('Filter (1)')).toBeVisible();
  (button('Filter (1)').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  const seen = new Set<Element | null>();
  for (let presses = 0; presses < 80 && !seen.has(document.activeElement); presses += 1) {
    seen.add(document.activeElement);
    await userEvent.keyboard('{Tab}');
    expect(sheet.element().contains(document.activeElement)).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('a long list follows the focus', async () => {
  await open(SEARCH, {});
  await openSheet();
  await toggle('Profession');
  (box('Manager').element() as HTMLElement).focus();
  for (let presses = 0; presses < 30; presses += 1) await userEvent.keyboard('{Tab}');
  await expect
    .element(page.elementLocator(document.activeElement ?? document.body))
    .toBeInViewport();
  expect(document.activeElement).toHaveAttribute('name', 'profession');
});

test('a long list is searched in either script; a whole group of professions is one choice', async () => {
  await open(SEARCH, {});
  await openSheet();
  await toggle('Profession');
  const find = sheet.getByRole('searchbox', { name: 'Search in Profession' });
  const found = sheet.getByRole('group', { name: 'Profession', exact: true }).getByRole('checkbox');
  for (const typed of ['Software Pro', 'மென்பொருள்', 'sofware']) {
    await find.fill(typed);
    await expect.element(found.first()).toHaveAccessibleName(/Software Professional/);
  }
  await expect.element(sheet.getByText(/^\d+ found$/)).toBeInTheDocument();
  await find.fill('xqwjkv');
  await expect.element(sheet.getByText('Nothing found in this list')).toBeVisible();
  await find.fill('medical');
  await box('All: Medical').click();
  await find.fill('');
  await box('Manager').click();
  await expect.element(sheet.getByText('Profession (2)')).toBeInTheDocument();
  await look(find);
  await showResults();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({
      profession_group: ['medical'],
      profession: ['manager'],
    });
  await expect.element(button('Filter (2)')).toBeVisible();
});

test('subcastes are those of the chosen castes', async () => {
  await open(SEARCH, {});
  await openSheet();
  await expect.element(sheet.getByText('Caste', { exact: true })).toBeInTheDocument();
  await expect.element(sheet.getByText('Subcaste', { exact: true })).not.toBeInTheDocument();
  await toggle('Caste');
  await box('Mudaliyar').click();
  await toggle('Subcaste');
  const boxes = sheet.getByRole('group', { name: 'Subcaste', exact: true }).getByRole('checkbox');
  await expect.poll(() => boxes.length).toBeGreaterThan(3);
  const name = boxes.first().element().closest('label')?.textContent;
  await boxes.first().click();
  await expect.poll(() => location.search).toMatch(/&subcaste=mudaliyar-/);
  await box('Mudaliyar').click();
  await expect.poll(() => location.search).not.toMatch(/subcaste/);
  expect(name).not.toBe('');
});

test('a height is chosen between two ends, one of which moves the other', async () => {
  await open(SEARCH, {});
  await openSheet();
  const from = sheet.getByRole('combobox', { name: 'From height' });
  const to = sheet.getByRole('combobox', { name: 'To height' });
  await to.selectOptions('152');
  await from.selectOptions('165');
  await expect.element(to).toHaveValue('165');
  await expect.poll(() => location.search).toContain('from_height=165&to_height=165');
});

test('what the server does not count for somebody is not offered', async () => {
  replies.give(countSearch, {
    ...{ count: 20, values: {}, ages: {}, heights: {}, shortlist: 0, without: {} },
  });
  await open(SEARCH, { standing: 'pending', status: 10 });
  await openSheet();
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  await expect.element(sheet.getByRole('button', { name: 'Show 20 profiles' })).toBeVisible();
  for (const name of ['With photo', 'Not opened yet', 'Hidden by me'])
    await expect.element(box(name)).not.toBeInTheDocument();
  for (const label of ['Food Habits', 'Physical Status', 'Family Status'])
    await expect.element(sheet.getByText(label, { exact: true })).not.toBeInTheDocument();
  await expect.element(sheet.getByText('Education Qualification')).toBeInTheDocument();
  await expect.element(sheet.getByRole('combobox', { name: 'Last visit' })).not.toBeInTheDocument();
});

test('all of it is well to see and hear, open and at both widths', async () => {
  await open(SEARCH, {});
  await openSheet();
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  for (const summary of document.querySelectorAll('summary')) summary.click();
  await look(sheet);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320);
  await showResults();
  await page.viewport(1280, 800);
  for (const summary of document.querySelectorAll('summary')) summary.click();
  scrollTo(0, 0);
  await lookAtBothWidths(page.getByRole('article').first());
});
