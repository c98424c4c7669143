import { logout } from '@mala/contract/auth/me.ts';
import { readHome } from '@mala/contract/content.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropToken } from '../../app/lib/session/token.ts';
import { open, replies } from '../app.tsx';
import '../clock.ts';
import { pressByKey } from '../form.ts';
import { giveGrooms, nameOf } from '../list-of-grooms.ts';

const BEGIN = '/profile/search';
/** Each test has a list of its own, of which no other has left a place in this page. */
let list = '';
let tests = 0;
/** Two pages of them. */
const ALL = 38;
const DAY = 86_400_000;
const cards = page.getByRole('article');
const link = (number: number) => page.getByRole('link', { name: `${nameOf(number)}, 29` });
const topOf = (number: number) => link(number).element().getBoundingClientRect().top;
const address = () => location.pathname + location.search;

beforeEach(async () => {
  await page.viewport(360, 740);
  giveGrooms(ALL);
  tests += 1;
  list = `${BEGIN}?from_age=${20 + tests}&to_age=60`;
});

/** Looks at somebody of the second page; resolves to how far below the edge. */
async function lookFarDown(): Promise<number> {
  await open(list, {});
  await expect.poll(() => cards.length).toBe(20);
  await pressByKey(page.getByRole('button', { name: 'View more' }));
  await expect.poll(() => cards.length).toBe(ALL);
  link(35).element().scrollIntoView({ block: 'center' });
  return topOf(35);
}

/** Hides the tab and closes it; phones do so without another word to the page. */
async function closeTab(): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  const left = { ...localStorage };
  await open('/offline');
  localStorage.clear();
  Object.assign(localStorage, left);
}

/** Opens the site in a tab of its own, after so many days. */
async function openAfter(days: number, as = {}): Promise<void> {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
  await open(BEGIN, as);
  await expect.poll(() => cards.length).toBeGreaterThan(0);
}

/** What this browser keeps of it. */
const kept = () => Object.keys(localStorage).filter((name) => name.includes('place'));

test.each([1, 2])(
  'the list that was hidden is there again in a new tab %i days later, as far as it was loaded',
  async (days) => {
    const top = await lookFarDown();
    await closeTab();
    await openAfter(days);
    expect(address()).toBe(list);
    await expect.poll(() => cards.length).toBe(ALL);
    await expect.poll(() => Math.abs(topOf(35) - top)).toBeLessThan(4);
    // in a tab that has shown it, the search begins as it is asked for
    await open(BEGIN, {});
    await expect.poll(() => cards.length).toBe(20);
    expect(address()).toBe(BEGIN);
  },
);

test('after three days it is forgotten', async () => {
  await lookFarDown();
  await closeTab();
  await openAfter(3);
  expect(address()).toBe(BEGIN);
  expect(cards.length).toBe(20);
});

test('another member on the same device begins anew', async () => {
  await lookFarDown();
  await closeTab();
  await openAfter(1, { user_id: '01890000-0000-7000-8000-0000000000aa' });
  expect(address()).toBe(BEGIN);
  expect(cards.length).toBe(20);
});

test('it is forgotten at logout', async () => {
  await lookFarDown();
  await closeTab();
  expect(kept()).toHaveLength(1);
  replies.give(logout, { Status: 'Success' });
  replies.give(readHome, { brides: [], grooms: [], marriages: [] });
  await open('/logout', {});
  await expect.poll(() => location.pathname).toBe('/tamilmala');
  expect(kept()).toEqual([]);
  await openAfter(0);
  expect(address()).toBe(BEGIN);
});

test('a tab that shows it while another one logs out keeps nothing', async () => {
  await open(list, {});
  await expect.poll(() => cards.length).toBe(20);
  dropToken();
  await expect.poll(() => location.pathname).toBe('/login');
  expect(kept()).toEqual([]);
});
