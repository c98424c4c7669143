import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, pressByKey } from '../form.ts';
import { look, lookAtBothWidths, never } from '../look.ts';
import { CARD, PROFILE } from '../samples.ts';
import { box, openSheet, sheet, showResults, toggle } from '../search-sheet.ts';

const SEARCH = '/profile/search?from_age=25&to_age=30&state=kerala&community=naidu';
const COUNTS = {
  count: 3,
  values: { state: { kerala: 3, 'tamil-nadu': 1_204 }, community: { naidu: 3 } },
  ages: { 25: 2, 29: 1, 40: 8 },
  shortlist: 1,
  without: { age: 9, state: 40, community: 0 },
};
let asked: unknown[];
const panel = page.getByRole('region', { name: 'Filter' });

beforeEach(() => {
  asked = [];
  replies.give(search, { rows: [CARD], count: 3, photo_nudge: false });
  replies.give(countSearch, ({ body }) => {
    asked.push(body);
    return COUNTS;
  });
});

test('each choice has the number of profiles that it would find, also for the ear', async () => {
  await page.viewport(1280, 800);
  await open(SEARCH, {});
  await panel.getByText('State (1)').click();
  await expect.element(panel.getByText('1,204')).toBeVisible();
  const tamil = panel.getByRole('checkbox', { name: /^Tamil Nadu/ });
  await expect.element(tamil).toHaveAccessibleDescription('1,204 profiles');
  await expect
    .element(panel.getByRole('checkbox', { name: /^Karnataka/ }))
    .toHaveAccessibleDescription('0 profiles');
  await expect
    .element(panel.getByRole('checkbox', { name: 'Shortlisted only' }))
    .toHaveAccessibleDescription('1 profile');
  expect(asked).toEqual([
    { from_age: [25], to_age: [30], state: ['kerala'], community: ['naidu'] },
  ]);
  await tamil.click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ state: ['kerala', 'tamil-nadu'] });
  await lookAtBothWidths(page.getByRole('heading', { level: 1 }));
});

test('what the bars of ages and heights show is said in words, and not at each change', async () => {
  replies.give(countSearch, { ...COUNTS, heights: { 150: 2, 160: 1_200, 165: 4 } });
  await page.viewport(1280, 800);
  await open(`${SEARCH}&from_height=160`, {});
  await expect.element(panel.getByText('Age 25 to 30: 3 profiles')).toBeInTheDocument();
  const heights = panel.getByText(/^Height 5ft 3in to \dft \d+in: 1,204 profiles$/);
  await expect.element(heights).toBeInTheDocument();
  expect(heights.element().closest('[role="status"], [aria-live]')).toBeNull();
  // of a few nobody's height is told
  replies.give(countSearch, COUNTS);
  await panel.getByRole('combobox', { name: 'To age' }).selectOptions('40');
  await expect.element(panel.getByText('Age 25 to 40: 11 profiles')).toBeInTheDocument();
  await expect.element(panel.getByText(/^Height \d/)).not.toBeInTheDocument();
});

test('they are counted anew after a heart, and on the way back from a profile, but not while it is read', async () => {
  await page.viewport(1280, 800);
  replies.give(addToShortlist, SUCCESS);
  replies.give(viewProfile, PROFILE);
  await open(SEARCH, {});
  await expect.poll(() => asked.length).toBe(1);
  replies.give(countSearch, ({ body }) => {
    asked.push(body);
    return { ...COUNTS, not_seen: 2, shortlist: 1 + asked.length };
  });
  await button('Shortlist Arjun').click();
  await expect
    .element(panel.getByRole('checkbox', { name: 'Shortlisted only' }))
    .toHaveAccessibleDescription('3 profiles');
  await page.getByRole('link', { name: /^Arjun/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Arjun/ })).toBeVisible();
  expect(asked).toHaveLength(2);
  history.back();
  await expect
    .element(panel.getByRole('checkbox', { name: 'Shortlisted only' }))
    .toHaveAccessibleDescription('4 profiles');
  expect(asked).toHaveLength(3);
});

test('a phone asks for them once the filters are open', async () => {
  await page.viewport(360, 740);
  await open(SEARCH, {});
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([]);
  await openSheet('Filter (3)');
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(sheet.getByRole('button', { name: 'Show 3 profiles' })).toBeVisible();
  await look(sheet);
});

test('counts of the filters before stay until the next ones come, and are not read out', async () => {
  await page.viewport(1280, 800);
  await open(SEARCH, {});
  await toggle('State');
  await expect.element(box('Tamil Nadu')).toHaveAccessibleDescription('1,204 profiles');
  const answered = replies.answer(countSearch, never);
  await box('Karnataka').click();
  await expect.element(box('Karnataka')).not.toHaveAccessibleDescription();
  await expect.element(panel.getByText('1,204')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-outdated]').length).toBe(1);
  answered();
});

test('a change asks once, before it is drawn', async () => {
  await page.viewport(360, 740);
  await open(SEARCH, {});
  await openSheet('Filter (3)');
  await toggle('State');
  await expect.poll(() => asked.length).toBe(1);
  let chosen: string[] = [];
  replies.give(countSearch, ({ body }) => {
    chosen = [...document.querySelectorAll('summary')].map((one) => one.textContent);
    asked.push(body);
    return { ...COUNTS, count: 7 };
  });
  await box('Karnataka').click();
  await expect.element(sheet.getByRole('button', { name: 'Show 7 profiles' })).toBeVisible();
  expect(asked.slice(1)).toMatchObject([{ state: ['karnataka', 'kerala'] }]);
  expect(chosen).toContain('State (1)');
});

test('a filter of which few people are left uncounted is offered without counts', async () => {
  replies.give(countSearch, {
    ...{ count: 1, values: {}, ages: {}, shortlist: 1, without: { age: 3 } },
    uncounted: ['food_habits', 'city', 'height', 'active_within', 'match', 'fits_me'],
  });
  await page.viewport(1280, 800);
  await open('/profile/search?from_age=25&to_age=30&shortlist=true', {});
  await expect.element(box('Shortlisted only')).toHaveAccessibleDescription('1 profile');
  await toggle('Food Habits');
  await expect.element(box('Only Veg')).not.toHaveAccessibleDescription();
  await toggle('Town or district');
  await expect.element(panel.getByRole('combobox', { name: 'Town or district' })).toBeVisible();
  const visit = panel.getByRole('combobox', { name: 'Last visit' });
  const week = visit.getByRole('option', { name: 'Here within a week', exact: true });
  await expect.element(week).toBeInTheDocument();
  await visit.selectOptions('7');
  await expect.poll(() => location.search).toContain('active_within=7');
});

test('a later change takes the place of a question that is not answered yet', async () => {
  await page.viewport(1280, 800);
  await open(SEARCH, {});
  await toggle('State');
  await expect.poll(() => asked.length).toBe(1);
  for (const name of ['Karnataka', 'Puducherry', 'Telangana']) await box(name).click();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ state: ['karnataka', 'kerala', 'puducherry', 'telangana'] });
});

test('where nobody fits, it is said which filter to let go', async () => {
  replies.give(search, ({ body }) => {
    const isNarrow = 'state' in (body as object);
    return { rows: isNarrow ? [] : [CARD], count: isNarrow ? 0 : 40, photo_nudge: false };
  });
  await page.viewport(360, 740);
  await open(SEARCH, {});
  await expect.element(page.getByText('No profiles fit')).toBeVisible();
  await expect.element(button('Without age: 9 profiles')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Without Caste/ }))
    .not.toBeInTheDocument();
  await lookAtBothWidths(button('Without State: 40 profiles'));
  await pressByKey(button('Without State: 40 profiles'));
  await expect.poll(() => location.search).toBe('?from_age=25&to_age=30&community=naidu');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(document.activeElement?.firstElementChild?.matches('[role="status"]')).toBe(true);
  expect(document.activeElement?.contains(page.getByRole('article').first().element())).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('article').first().getByRole('link').first()).toHaveFocus();
});

test('on a phone the filters say so themselves, in reach, and keep the focus', async () => {
  replies.give(countSearch, ({ body }) =>
    'state' in (body as object) ? { ...COUNTS, count: 0 } : { ...COUNTS, count: 40 },
  );
  await page.viewport(360, 640);
  await open(SEARCH, {});
  await openSheet('Filter (3)');
  const letGo = sheet.getByRole('button', { name: /^Without/ });
  await expect.element(letGo.last()).toBeInViewport({ ratio: 1 });
  expect(letGo.elements().map(({ textContent }) => textContent)).toEqual([
    'Without State: 40 profiles',
    'Without age: 9 profiles',
  ]);
  await expect.element(sheet.getByText('No profiles fit')).toBeInViewport({ ratio: 1 });
  await look(letGo.first());
  await pressByKey(letGo.first());
  await expect.element(sheet.getByRole('button', { name: 'Show 40 profiles' })).toHaveFocus();
  await expect.element(letGo).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('?from_age=25&to_age=30&community=naidu');
});

test('two ways out that are pressed one after the other let go one filter', async () => {
  replies.give(countSearch, { ...COUNTS, count: 0 });
  await page.viewport(360, 640);
  await open(SEARCH, {});
  await openSheet('Filter (3)');
  await expect.element(button('Without State: 40 profiles')).toBeVisible();
  const other = button('Without age: 9 profiles').element() as HTMLElement;
  const come = replies.hold(countSearch);
  await button('Without State: 40 profiles').click();
  expect(other.closest('[inert]')).not.toBeNull();
  await expect.poll(() => location.search).toBe('?from_age=25&to_age=30&community=naidu');
  come();
  await expect.poll(() => other.closest('[inert]')).toBeNull();
});

describe('a box that leads to nobody', () => {
  let come: () => void;
  let filters: HTMLElement;
  beforeEach(async () => {
    replies.give(countSearch, ({ body }) =>
      'state' in (body as object) ? { ...COUNTS, count: 0 } : { ...COUNTS, count: 40 },
    );
    await page.viewport(360, 640);
    await open('/profile/search?from_age=25&to_age=30', {});
    // once opened, it is there at once the next time
    await openSheet('Filter (1)');
    await showResults();
    await openSheet('Filter (1)');
    await toggle('State');
    const kerala = box('Kerala').element() as HTMLElement;
    kerala.focus();
    // at the lower end, where the ways out will be
    kerala.scrollIntoView({ block: 'end' });
    filters = button('Reset').element().closest('footer')?.previousElementSibling as HTMLElement;
    await expect.element(sheet.getByRole('button', { name: 'Show 40 profiles' })).toBeVisible();
    come = replies.hold(countSearch);
    await userEvent.keyboard(' ');
  });

  test('stays on the screen with its focus', async () => {
    come();
    await expect.element(button('Without State: 40 profiles')).toBeVisible();
    await expect.element(box('Kerala')).toBeInViewport({ ratio: 1 });
    await expect.element(box('Kerala')).toHaveFocus();
    const { bottom } = box('Kerala').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(filters.getBoundingClientRect().bottom);
  });

  test('does not come back to who has scrolled on while the count was on its way', async () => {
    filters.scrollTop = 0;
    await expect.element(box('Kerala')).not.toBeInViewport();
    come();
    await expect.element(button('Without State: 40 profiles')).toBeVisible();
    expect(filters.scrollTop).toBe(0);
    await expect.element(box('Kerala')).toHaveFocus();
  });
});

test('where nobody whom the member hid or shortlisted fits, it is said so', async () => {
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
  await page.viewport(360, 740);
  for (const [address, hint] of [
    [`${SEARCH}&hidden=true`, 'You have hidden nobody who fits the other filters.'],
    [`${SEARCH}&shortlist=true`, 'Nobody on your shortlist fits the other filters.'],
    ['/profile/search?hidden=true', 'You have hidden nobody who can be seen now.'],
  ] as const) {
    await open(address, {});
    await expect.element(page.getByText(hint)).toBeVisible();
    await expect.element(page.getByText('Fewer filters')).not.toBeInTheDocument();
  }
});
