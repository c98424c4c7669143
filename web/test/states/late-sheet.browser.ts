import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look } from '../look.ts';
import { CARD } from '../samples.ts';
import { box, openSheet, sheet } from '../search-sheet.ts';

// in one file with nothing else: once its code has come, it is there for every later test
const { promise: code, resolve: arrive } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../app/features/search/filter-sheet.tsx', async (original) => {
  await code;
  return original();
});

beforeEach(() => page.viewport(360, 740));

test('a press shows the sheet while its code is under way, and Escape and Back close it', async () => {
  replies.give(search, { rows: [CARD], count: 1, photo_nudge: false });
  await open('/help', {});
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await button('Menu').click();
  await page.getByRole('link', { name: 'Search Profile' }).click();
  for (const close of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await openSheet('Filter (2)');
    await expect.element(sheet.getByRole('status')).toHaveTextContent('Loading…');
    await expect.element(button('Close filters')).toHaveFocus();
    await look(sheet);
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(button('Filter (2)')).toHaveFocus();
    // the router goes forward again, which the browser does later
    await expect.poll(() => location.pathname).toBe('/profile/search');
  }
  await openSheet('Filter (2)');
  await expect.element(sheet.getByRole('status')).toBeVisible();
  arrive();
  await expect.element(box('Shortlisted only')).toBeInTheDocument();
  await expect.element(button('Close filters')).toHaveFocus();
});
