import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { look } from '../look.ts';
import { openSearch, preferDark, testNarrowScreens } from '../narrow-screens.ts';
import { groomOf } from '../samples.ts';

testNarrowScreens('tamilmala');

test('cards of before a change are well to read until others come', async () => {
  await page.viewport(360, 740);
  await openSearch('marathimala');
  replies.hold(search);
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('oldest');
  const list = page.getByRole('list', { name: 'Profiles' });
  await expect.poll(() => list.element().closest('[aria-busy="true"]')).not.toBeNull();
  for (const isDark of [false, true]) {
    await preferDark(isDark);
    await look(page.getByRole('article').first());
  }
});

test('on a phone on its side the face of a profile is whole, and its name beside it', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, profile);
  await page.viewport(640, 360);
  await open(`/profile/view/${profile.profile_id}`, {});
  const name = page.getByRole('heading', { level: 1, name: /^Arjun/ });
  await expect.element(name).toBeVisible();
  const photo = page.getByRole('region', { name: 'Photos' }).element().getBoundingClientRect();
  expect(photo.height).toBeLessThan(250);
  expect(name.element().getBoundingClientRect().left).toBeGreaterThan(photo.right);
  expect(document.documentElement.scrollWidth).toBe(640);
});
