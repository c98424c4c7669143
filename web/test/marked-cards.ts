import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Texts } from '../app/i18n/texts.ts';
import { open, replies } from './app.tsx';
import { escapeDialog } from './escape-dialog.ts';
import { button } from './form.ts';
import { look, lookAtBothWidths } from './look.ts';
import { groomOf, MARKS } from './samples.ts';

const MARKED = [
  [{ new: true }, 'new', 'today'],
  [{ seen: true }, 'seen', 'week'],
  [{ contact_viewed: true }, 'contactViewed', 'month'],
  [{}, null, 'earlier'],
] as const;
const NAMES = ['Arjun', 'Bala', 'Chandran', 'Dinesh'];
const cards = page.getByRole('article');

/** Tests of what cards say of each profile to the viewer, in both forms of the list, in the language whose texts these are. */
export function testMarkedCards(domain: Domain, texts: Texts['cards']): void {
  const say = (text: string, at: number) =>
    expect.element(cards.nth(at).getByText(text, { exact: true })).toBeVisible();

  test(`marks, forms and "not for us" of ${communities[domain].name}`, async () => {
    await page.viewport(360, 740);
    const { card } = groomOf(domain);
    const rows = MARKED.map(([marks, , active], at) => ({
      ...{ ...card, profile_id: `0189000${at}-0000-7000-8000-000000000002`, photos: [] },
      ...{ name: NAMES[at] ?? '', mid: `MM10012${at}`, active, marks: { ...MARKS, ...marks } },
    }));
    replies.give(search, { rows, count: rows.length, photo_nudge: false });
    replies.give(hideProfile, SUCCESS);
    replies.give(unhideProfile, SUCCESS);
    await open('/profile/search?from_age=18&to_age=60', { domain });
    await expect.poll(() => cards.length).toBe(MARKED.length);
    for (const form of [null, texts.forms.list]) {
      if (form) await button(form).click();
      for (const [at, [, mark, active]] of MARKED.entries()) {
        if (mark) await say(texts.marks[mark], at);
        await say(texts.active[active], at);
      }
      await lookAtBothWidths(cards.first());
    }
    await button(texts.more('Bala')).click();
    await look(button(texts.hide));
    await button(texts.hide).click();
    await expect.element(page.getByText(texts.hidden('Bala'))).toBeVisible();
    await lookAtBothWidths(button(texts.undo));
    await button(texts.undo).click();
    await expect.poll(() => cards.length).toBe(MARKED.length);
  });

  test(`the keys of the list of ${communities[domain].name}`, async () => {
    await page.viewport(360, 740);
    const { card } = groomOf(domain);
    replies.give(search, { rows: [card], count: 1, photo_nudge: false });
    await open('/profile/search?from_age=18&to_age=61', { domain });
    await expect.element(cards.first()).toBeVisible();
    await userEvent.keyboard('?');
    const help = page.getByRole('dialog', { name: texts.keys.title });
    await look(help);
    await escapeDialog();
    await expect.element(help).not.toBeInTheDocument();
  });
}
