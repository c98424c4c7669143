import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, reload, replies } from '../app.tsx';
import { button, focus, pressByKey } from '../form.ts';
import { refusal } from '../replies.ts';
import { CARD } from '../samples.ts';

const NAMES = ['Arjun', 'Bala', 'Chandran', 'Dinesh', 'Ezhil', 'Farook'];
const cards = page.getByRole('article');
/** Each test has a list of its own: the place in one is remembered. */
let age = 21;
const linkOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(async () => {
  await page.viewport(360, 740);
  const rows = NAMES.map((name, at) => ({ ...CARD, name, profile_id: `groom-${at}` }));
  replies.give(search, ({ address }) => {
    const at = Number(address.pathname.split('/').at(-1)) * 3;
    return { rows: rows.slice(at - 3, at), count: rows.length, photo_nudge: false };
  });
  age += 1;
  await open(`/profile/search?from_age=${age}`, {});
  await expect.poll(() => cards.length).toBe(3);
});

/** Loads the list anew, with as many pages as there were. */
async function reloadAll(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await reload({});
  await expect.poll(() => cards.length).toBe(6);
}

test('the first card of the last page has the focus once the button for more goes', async () => {
  await pressByKey(button('View more'));
  await expect.element(linkOf('Dinesh')).toHaveFocus();
});

test('while more cannot be loaded the way to try again has it, and then that card', async () => {
  const reached = replies.answer({ method: 'POST', path: '/api/profile/recent/2' }, () =>
    refusal('UNAVAILABLE'),
  );
  await pressByKey(button('View more'));
  const again = button('Try again');
  await expect.element(again).toHaveFocus();
  reached();
  await pressByKey(again);
  await expect.element(linkOf('Dinesh')).toHaveFocus();
});

test('after a reload the card has it that had it, and none where none had', async () => {
  await button('View more').click();
  await expect.poll(() => cards.length).toBe(6);
  focus(linkOf('Bala'));
  await reloadAll();
  await expect.element(linkOf('Bala')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await reloadAll();
  expect(document.activeElement).toBe(document.body);
});
