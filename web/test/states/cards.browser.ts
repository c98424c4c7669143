import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { escapeDialog } from '../escape-dialog.ts';
import { button } from '../form.ts';
import { look, lookAtBothWidths, never } from '../look.ts';
import { refusal } from '../replies.ts';
import { CARD, MARKS, PICTURE, PROFILE } from '../samples.ts';

const SEARCH = '/profile/search?from_age=25&to_age=40';
const NAMES = ['Arjun', 'Bala', 'Chandran', 'Dinesh', 'Ezhil', 'Farook'];
const cards = page.getByRole('article');
const cardOf = (name: string) => cards.filter({ hasText: name });
const linkOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

function personAt(index: number, more: Partial<ProfileCard> = {}): ProfileCard {
  const photo = { ...PICTURE, id: `photo-${index}`, caption: null };
  return {
    ...{ ...CARD, profile_id: `0189000${index}-0000-7000-8000-000000000002` },
    ...{ name: NAMES[index] ?? '', mid: `MM10012${index}`, photos: [photo], marks: MARKS },
    ...more,
  };
}

function give(...rows: ProfileCard[]): void {
  replies.give(search, { rows, count: rows.length, photo_nudge: false });
}

const rectOf = (index: number) => cards.elements()[index]?.getBoundingClientRect() ?? new DOMRect();

beforeEach(async () => {
  await page.viewport(360, 740);
  give(...NAMES.map((_, index) => personAt(index)));
});

describe('the two forms', () => {
  test('two small cards stand side by side, or one for each line, remembered on the device', async () => {
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    expect(rectOf(1).top).toBe(rectOf(0).top);
    expect(rectOf(1).left).toBeGreaterThan(rectOf(0).right);
    await lookAtBothWidths(cards.first());
    await page.viewport(1280, 740);
    await expect.element(button('Cards')).toHaveAttribute('aria-pressed', 'true');
    await page.viewport(360, 740);
    await button('List').click();
    await expect.poll(() => rectOf(1).top > rectOf(0).bottom).toBe(true);
    await expect.element(cardOf('Arjun').getByText(/4\s-\u2060\s7 Lakh/)).toBeVisible();
    await lookAtBothWidths(cards.first());
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    expect(rectOf(1).top).toBeGreaterThan(rectOf(0).bottom);
    await page.viewport(1280, 740);
    await expect.element(button('List')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a small card says what a family reads first, in that order; a list says more', async () => {
    give(
      personAt(0, { horoscope: { raasi: 'mesha', birth_star: 'ashwini' } }),
      personAt(1, { horoscope: { raasi: '', birth_star: '', unknown: ['raasi', 'birth_star'] } }),
    );
    await open(SEARCH, {});
    const factsOf = (name: string) => [...cardOf(name).element().querySelectorAll('li > span')];
    const said = (name: string) => factsOf(name).map(({ textContent }) => textContent);
    const work = ['Masters', 'Teacher', '4\u00a0-\u2060\u00a07 Lakh'];
    const facts = ['5ft 8in', 'Mudaliyar', 'Madurai', ...work];
    await expect.element(linkOf('Arjun')).toBeVisible();
    expect(said('Arjun')).toEqual([...facts, 'Aswini']);
    // there is no room for what is not known
    expect(said('Bala')).toEqual(facts);
    await button('List').click();
    await expect.element(cardOf('Bala').getByText('Birth Star not known')).toBeVisible();
  });

  test.each([
    ['not-applicable', 'teacher', 'Teacher'],
    ['not-working', 'not-working', 'Not working'],
  ])('an income that says nothing more is not said: %s', async (income, profession, words) => {
    give(personAt(0, { work: { ...CARD.work, profession, annual_income: income } }));
    await open(SEARCH, {});
    for (const form of [null, 'List']) {
      if (form) await button(form).click();
      await expect.element(cardOf('Arjun').getByText(words)).toBeVisible();
      expect(cardOf('Arjun').getByText(words).length).toBe(1);
      await expect.element(page.getByText('Not applicable')).not.toBeInTheDocument();
    }
  });

  test('at 320 px, and with letters of twice the size, nothing scrolls sideways', async () => {
    await page.viewport(320, 740);
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    for (const size of ['100%', '200%']) {
      await open(SEARCH, {});
      document.documentElement.style.fontSize = size;
      for (const form of ['List', 'Cards']) {
        await button(form).click();
        const { scrollWidth, clientWidth } = document.documentElement;
        expect([size, form, scrollWidth]).toEqual([size, form, clientWidth]);
      }
    }
  });

  test('photos that are seen first are not waited for until one scrolls, and keep their room', async () => {
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    const pictures = page.getByRole('img', { name: /^Photo of/ });
    const loads = pictures.elements().map((one) => (one as HTMLImageElement).loading);
    expect(loads).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
    const before = rectOf(4).top;
    for (const one of pictures.elements()) one.removeAttribute('src');
    expect(rectOf(4).top).toBe(before);
  });
});

describe('what the profile is to the viewer', () => {
  test.each([
    [{ new: true }, 'New'],
    [{ new: true, seen: true }, 'Seen'],
    [{ seen: true, contact_viewed: true }, 'Contact viewed'],
  ])('%j says: %s', async (marks, word) => {
    give(personAt(0, { marks: { ...MARKS, ...marks } }), personAt(1));
    await open(SEARCH, {});
    await expect.element(cardOf('Arjun').getByText(word, { exact: true })).toBeVisible();
    const words = cards.elements().map(({ textContent }) => /New|Seen|viewed/.test(textContent));
    expect(words).toEqual([true, false]);
    await lookAtBothWidths(cards.first());
  });

  test.each([
    ['today', 'Active today'],
    ['week', 'Active this week'],
    ['month', 'Active this month'],
    ['earlier', 'Active over a month ago'],
  ] as const)('last active: %s', async (active, words) => {
    give(personAt(0, { active }), personAt(1));
    await open(SEARCH, {});
    await expect.element(cardOf('Arjun').getByText(words, { exact: true })).toBeVisible();
    expect(cardOf('Bala').element().textContent).not.toContain('Active');
  });

  test('a profile that was opened is marked on the way back', async () => {
    const { profile_id } = personAt(0);
    replies.give(viewProfile, { ...PROFILE, profile_id });
    await open(SEARCH, {});
    await linkOf('Arjun').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Arjun/ })).toBeVisible();
    history.back();
    await expect.element(cardOf('Arjun').getByText('Seen')).toBeVisible();
  });
});

test('the heart says its three states in words', async () => {
  replies.give(addToShortlist, SUCCESS);
  const letGo = replies.hold(addToShortlist);
  await open(SEARCH, {});
  const heart = cardOf('Bala').getByRole('button', { name: /^(Shortlist|Updating)/ });
  await expect.element(heart).toHaveAccessibleName('Shortlist Bala');
  await heart.click();
  await expect.element(heart).toHaveAccessibleName('Updating... Bala');
  await expect.element(heart).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect.element(heart).toHaveAccessibleName('Shortlisted Bala');
  expect(heart.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

describe('"Not for us"', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    for (const [word, endpoint] of [
      ['hide', hideProfile],
      ['unhide', unhideProfile],
    ] as const)
      replies.give(endpoint, ({ body }) => {
        asked.push(`${word} ${(body as { profile_id: string }).profile_id}`);
        return SUCCESS;
      });
  });

  test('takes the card out of its place, which stays; undo brings it back', async () => {
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    const before = rectOf(2);
    await button('More about Bala').click();
    await look(button('Not for us'));
    await button('Not for us').click();
    await expect.poll(() => cards.length).toBe(5);
    expect(rectOf(1).top).toBe(before.top);
    await expect.element(button('Undo')).toHaveFocus();
    await expect.element(page.getByText('Bala is left out of your lists.')).toBeVisible();
    await lookAtBothWidths(button('Undo'));
    await button('Undo').click();
    await expect.poll(() => cards.length).toBe(6);
    await expect.element(linkOf('Bala')).toHaveFocus();
    const { profile_id } = personAt(1);
    await expect.poll(() => asked).toEqual([`hide ${profile_id}`, `unhide ${profile_id}`]);
  });

  test('is undone in the list of those that are hidden', async () => {
    give(personAt(0, { marks: { ...MARKS, hidden: true } }));
    await open(`${SEARCH}&hidden=true`, {});
    await button('More about Arjun').click();
    await button('Show in lists again').click();
    await expect.element(page.getByText('Arjun is in your lists again.')).toBeVisible();
    await button('Undo').click();
    await expect.element(linkOf('Arjun')).toBeVisible();
    await expect.poll(() => asked).toHaveLength(2);
  });

  test('is not offered to the office, whose cards have no marks', async () => {
    give({ ...personAt(0), marks: undefined });
    await open(SEARCH, {});
    await expect.element(linkOf('Arjun')).toBeVisible();
    await expect.element(button('More about Arjun')).not.toBeInTheDocument();
  });
});

describe('by keyboard', () => {
  test('j and k go through the cards, s shortlists, Enter opens', async () => {
    await page.viewport(1280, 800);
    const wanted: unknown[] = [];
    replies.give(addToShortlist, ({ body }) => {
      wanted.push(body);
      return SUCCESS;
    });
    replies.give(viewProfile, PROFILE);
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    await userEvent.keyboard('j');
    await expect.element(linkOf('Arjun')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect.element(linkOf('Chandran')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(linkOf('Bala')).toHaveFocus();
    await userEvent.keyboard('s');
    await expect.poll(() => wanted).toEqual([{ profile_id: personAt(1).profile_id }]);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Arjun/ })).toBeVisible();
  });

  test.each([
    ['is empty', () => give()],
    ['cannot be loaded', () => replies.answer(search, () => refusal('UNAVAILABLE'))],
    ['is loading', () => replies.answer(search, never)],
  ])('where the list %s, / begins a search by a word and ? helps', async (_, lacks) => {
    lacks();
    await page.viewport(1280, 800);
    await open(SEARCH, {});
    await expect.element(page.getByRole('searchbox', { name: /^City, work/ })).toBeVisible();
    await userEvent.keyboard('jks/');
    expect(document.activeElement?.id).toBe('search-keyword');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keys for this list' })).toBeVisible();
  });

  test('? helps and can turn the keys off; in a field they are letters', async () => {
    await open(SEARCH, {});
    await expect.poll(() => cards.length).toBe(6);
    await userEvent.keyboard('?');
    const help = page.getByRole('dialog', { name: 'Keys for this list' });
    await look(help);
    await userEvent.keyboard('j');
    await help.getByLabelText('Use these keys on this device').click();
    await escapeDialog();
    await page.viewport(1280, 800);
    await userEvent.keyboard('j');
    await expect.element(linkOf('Arjun')).not.toHaveFocus();
    await button('Keys').click();
    await help.getByLabelText('Use these keys on this device').click();
    await escapeDialog();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('jks?/');
    expect(field.value).toBe('jks?/');
    expect(document.activeElement).toBe(field);
    field.remove();
    await linkOf('Arjun').element().parentElement?.click();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    expect(document.activeElement?.id).toBe('search-keyword');
    expect(document.activeElement).toHaveValue('');
  });
});
