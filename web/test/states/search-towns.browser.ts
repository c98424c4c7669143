import { countSearch, search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { look } from '../look.ts';
import { CARD } from '../samples.ts';
import { box, openSheet, sheet, toggle } from '../search-sheet.ts';

const SEARCH = '/profile/search?from_age=25&to_age=30';

beforeEach(async () => {
  replies.give(search, { rows: [CARD], count: 20, photo_nudge: false });
  await page.viewport(360, 740);
});

test('towns are those that most have, and any other by its name', async () => {
  replies.give(countSearch, {
    ...{
      count: 20,
      values: { city: { Madurai: 12, Karur: 3 } },
      ages: {},
      shortlist: 0,
      without: {},
    },
  });
  await open(SEARCH, {});
  await openSheet();
  await toggle('Town or district');
  await expect.element(box('Madurai')).toHaveAccessibleDescription('12 profiles');
  await box('Karur').click();
  const field = sheet.getByRole('combobox', { name: 'Town or district' });
  await field.fill('சேல');
  await page.getByRole('option', { name: 'Salem' }).click();
  await expect.element(box('Salem')).toBeChecked();
  await field.fill('Melur');
  await sheet.getByRole('button', { name: 'Add' }).click();
  await expect.element(field).toHaveValue('');
  await expect
    .poll(() => new URLSearchParams(location.search).getAll('city'))
    .toEqual(['Karur', 'Salem', 'Melur']);
  await look(field);
});

test('towns are twenty at most: then one is taken away before another is added', async () => {
  replies.give(countSearch, {
    ...{ count: 20, values: { city: { Madurai: 12 } }, ages: {}, shortlist: 0, without: {} },
  });
  const towns = Array.from({ length: 20 }, (_, at) => `city=Melur${at}`);
  await open(`/profile/search?${towns.join('&')}`, {});
  await openSheet();
  await sheet.getByText('Town or district (20)').click();
  const field = sheet.getByRole('combobox', { name: 'Town or district' });
  await expect
    .element(sheet.getByText('A search may have 20 towns. Remove one to add another.'))
    .toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(box('Madurai')).not.toBeInTheDocument();
  await look(sheet);
  await box('Melur7').click();
  await expect.element(field).toBeVisible();
  await box('Madurai').click();
  await expect
    .poll(() => new URLSearchParams(location.search).getAll('city').at(-1))
    .toBe('Madurai');
  // there is no room to take it again
  await expect.element(box('Melur7')).not.toBeInTheDocument();
});

test('the twentieth town has the focus go on to why there is no field any more', async () => {
  replies.give(countSearch, { count: 20, values: {}, ages: {}, shortlist: 0, without: {} });
  const towns = Array.from({ length: 19 }, (_, at) => `city=Melur${at}`);
  await open(`/profile/search?${towns.join('&')}`, {});
  await openSheet();
  await sheet.getByText('Town or district (19)').click();
  await sheet.getByRole('combobox', { name: 'Town or district' }).fill('Vadipatti');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByText(/^A search may have 20 towns/)).toHaveFocus();
  await expect.element(box('Vadipatti')).toBeChecked();
});

test('a town that is taken away stays there to be taken again', async () => {
  replies.give(countSearch, {
    ...{ count: 20, values: { city: { Madurai: 12 } }, ages: {}, shortlist: 0, without: {} },
  });
  await open(`${SEARCH}&city=Melur`, {});
  await openSheet();
  await toggle('Town or district');
  (box('Melur').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => location.search).not.toContain('city');
  await expect.element(box('Melur')).toHaveFocus();
  await expect.element(box('Melur')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.poll(() => location.search).toContain('city=Melur');
});

test('towns have one field to find them by, however many there are', async () => {
  const city = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Town ${at}`, 9]));
  replies.give(countSearch, { count: 20, values: { city }, ages: {}, shortlist: 0, without: {} });
  await open(SEARCH, {});
  await openSheet();
  await toggle('Town or district');
  await expect.element(box('Town 29')).toBeInTheDocument();
  await expect
    .element(sheet.getByRole('combobox', { name: 'Town or district' }))
    .toBeInTheDocument();
  await expect.element(sheet.getByRole('searchbox')).not.toBeInTheDocument();
});
