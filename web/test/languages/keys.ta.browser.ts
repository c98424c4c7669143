import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardsText } from '../../app/i18n/ta/cards.ts';
import { profilePageText } from '../../app/i18n/ta/profile-page.ts';
import { open, replies } from '../app.tsx';
import { escapeDialog } from '../escape-dialog.ts';
import { addressOf, giveGrooms, nameOf } from '../list-of-grooms.ts';

const link = (number: number) => page.getByRole('link', { name: `${nameOf(number)}, 29` });

/** A key of a Tamil keyboard, which writes this letter. */
function press(code: string, key: string, shiftKey = false): void {
  const event = new KeyboardEvent('keydown', {
    ...{ code, key, shiftKey, bubbles: true, cancelable: true },
  });
  document.activeElement?.dispatchEvent(event);
}

test('the keys of a list are where they are on other keyboards', async () => {
  await page.viewport(1280, 800);
  const wanted: unknown[] = [];
  replies.give(addToShortlist, ({ body }) => {
    wanted.push(body);
    return SUCCESS;
  });
  giveGrooms(6);
  await open('/profile/search?from_age=20&to_age=60', { domain: 'tamilmala' });
  await expect.element(link(15)).toBeInTheDocument();
  press('KeyJ', 'ப');
  await expect.element(link(10)).toHaveFocus();
  press('KeyJ', 'ப');
  await expect.element(link(11)).toHaveFocus();
  press('KeyK', 'ம');
  await expect.element(link(10)).toHaveFocus();
  press('KeyS', 'இ');
  const [profile_id] = addressOf(10).split('/').slice(-1);
  await expect.poll(() => wanted).toEqual([{ profile_id }]);
  press('Slash', 'ழ');
  expect(document.activeElement?.id).toBe('search-keyword');
  (document.activeElement as HTMLElement).blur();
  press('Slash', 'ழ', true);
  const help = page.getByRole('dialog', { name: cardsText.keys.title });
  await expect.element(help).toBeVisible();
  await escapeDialog();
  press('KeyJ', 'ப');
  await userEvent.keyboard('{Enter}');
  const title = (number: number) => page.getByRole('heading', { name: `${nameOf(number)}, 29` });
  await expect.element(title(10)).toBeVisible();
  // they come after the page, with their keys
  const next = page.getByRole('button', { name: profilePageText.list.next });
  await expect.element(next).toBeVisible();
  press('KeyJ', 'ப');
  await expect.element(title(11)).toBeVisible();
});
