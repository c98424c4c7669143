import type { Domain } from '@mala/contract/communities/domain.ts';
import { readMailChoices } from '@mala/contract/mail.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import { readPush } from '@mala/contract/push.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open, replies } from './app.tsx';
import { escapeDialog } from './escape-dialog.ts';
import { look } from './look.ts';
import { SITE_KEY } from './push-browser.ts';
import { groomOf, MARKS } from './samples.ts';
import { sheet } from './search-sheet.ts';

/** Phones upright and on their side, in pixels. */
const PHONES = [
  [360, 740],
  [320, 640],
  [640, 360],
] as const;

const cards = page.getByRole('article');
const rectOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();

/** Letters of this size, until a page is opened without. */
function setLetters(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}

/** Whether the person's device prefers dark pages. */
export async function preferDark(isDark: boolean): Promise<void> {
  const value = isDark ? 'dark' : 'light';
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });
}

/** Cards with few words and with many, by turns, as somebody of this site finds them. */
function peopleOf(domain: Domain): ProfileCard[] {
  const { card } = groomOf(domain);
  const system = domain === 'tamilmala' ? 'porutham' : 'ashtakoot';
  const few: Partial<ProfileCard> = { marks: { ...MARKS, contact_viewed: true } };
  const many: Partial<ProfileCard> = {
    ...{ name: 'Venkatasubramaniam Ramachandran Iyer', marks: MARKS, active: 'earlier' },
    fit: { mine: true, theirs: true },
    match: {
      ...{ system, score: 6, maximum: system === 'porutham' ? 10 : 36, complete: true },
      ...{ verdict: 'not_recommended', dosha: system === 'porutham' ? 'rajju' : 'nadi' },
    },
  };
  return Array.from({ length: 12 }, (_, at) => ({
    ...{ ...card, profile_id: `${card.profile_id}-${at}`, mid: `MM${at}` },
    ...(at % 2 === 0 ? few : many),
  }));
}

/** The search of somebody from this site, who has a match and finds some. */
export async function openSearch(domain: Domain): Promise<void> {
  const system = domain === 'tamilmala' ? 'porutham' : 'ashtakoot';
  const rows = peopleOf(domain);
  const match = { system, own: true } as const;
  replies.give(search, { rows, count: rows.length, photo_nudge: false, match });
  replies.give(countSearch, {
    ...{ count: 11, values: {}, ages: { 27: 11 }, heights: { 160: 11 }, fits: 3, fits_me: 2 },
    ...{ with_photo: 9, new: 2, not_seen: 8, hidden: 1, shortlist: 4, without: {} },
  });
  await open('/profile/search?from_age=18&to_age=40', { domain });
  await expect.poll(() => cards.length).toBe(rows.length);
}

/** In both forms names have the whole line beside or below a face, whose height does not depend on the words. */
async function expectRoomOnCards(): Promise<void> {
  const forms = page.getByRole('group').getByRole('button');
  for (const _ of ['list', 'cards']) {
    await forms.first().click();
    const faces = cards.elements().map((card) => rectOf(card.firstElementChild));
    expect(faces[0]?.height).toBe(faces[1]?.height);
    expect(faces[0]?.height).toBeLessThan(innerHeight / 2);
    for (const card of cards.elements()) {
      const words = rectOf(card.querySelector('ul'));
      const name = rectOf(card.querySelector('h2'));
      expect(name.right).toBe(words.right);
      for (const button of card.querySelectorAll('button:not([popover] *)')) {
        const { bottom } = rectOf(card.firstElementChild);
        expect(rectOf(button).bottom).toBeLessThanOrEqual(bottom);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  }
}

/** The bar is one line, of targets as large as a finger, with the count whole. */
function expectOneLine(): void {
  const filter = document.querySelector('[aria-haspopup="dialog"]');
  const sort = rectOf(document.querySelector('#search-sort'));
  expect(sort.width).toBeGreaterThanOrEqual(40);
  expect(sort.height).toBeGreaterThanOrEqual(40);
  for (const part of filter?.parentElement?.children ?? []) {
    const { top, bottom, right } = rectOf(part);
    expect((top + bottom) / 2).toBeCloseTo((sort.top + sort.bottom) / 2, -1);
    expect(right).toBeLessThanOrEqual(innerWidth);
  }
}

/** The sheet of filters has its buttons on the screen, and the last choice can be seen above them. */
async function expectButtonsInReach(): Promise<void> {
  const filters = sheet.element();
  const buttons = [...filters.querySelectorAll('footer button')];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    const { top, bottom, left, right } = rectOf(button);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
  }
  const last = [...filters.querySelectorAll('[type=checkbox]')].at(-1) as HTMLElement;
  last.focus();
  expect(rectOf(last).bottom).toBeLessThan(rectOf(filters.querySelector('footer')).top);
}

/** All of it on a phone, in the language of the build. */
async function expectNarrow(domain: Domain): Promise<void> {
  for (const [width, height] of PHONES) {
    await page.viewport(width, height);
    await openSearch(domain);
    await expectRoomOnCards();
    if (width < 640) expectOneLine();
    for (const percent of [100, 200]) {
      setLetters(percent);
      document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
      await expect.element(sheet.getByRole('checkbox').first()).toBeInTheDocument();
      await expectButtonsInReach();
      await escapeDialog();
    }
    setLetters(100);
  }
}

/** In light and dark, the cards and the sheet are well to read. */
async function expectReadable(domain: Domain): Promise<void> {
  await page.viewport(360, 740);
  await openSearch(domain);
  for (const isDark of [false, true]) {
    await preferDark(isDark);
    await look(cards.first());
    document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
    await look(sheet.getByRole('checkbox').first());
    await escapeDialog();
  }
}

/** On a wide screen the order stays on it below the header, which has two lines where the words of the menu are long. */
async function expectBelowHeader(domain: Domain): Promise<void> {
  await page.viewport(1280, 800);
  await openSearch(domain);
  scrollTo(0, 600);
  await expect.poll(() => scrollY).toBe(600);
  const header = page.getByRole('banner').element();
  const sort = document.querySelector('#search-sort');
  await expect.poll(() => rectOf(sort).top - rectOf(header).bottom).toBeGreaterThan(0);
  expect(rectOf(sort).bottom).toBeLessThan(300);
}

/** What one is told of fits on a phone, with letters of twice the size too. */
async function expectChoicesFit(domain: Domain): Promise<void> {
  const both = { 'package-ending': true, 'profile-approved': true };
  const mails = { ...both, 'profile-refused': true, 'still-looking': true, 'text-refused': true };
  replies.give(readMailChoices, { choices: mails });
  const choices = { ...both, 'saved-search': true };
  replies.give(readPush, { key: SITE_KEY, devices: 2, choices });
  await page.viewport(360, 740);
  for (const path of ['/profile/searches', '/mail/choices', '/mail/notifications']) {
    await open(path, { domain });
    await expect
      .element(page.getByRole('main').getByRole('heading', { level: 2 }).last())
      .toBeVisible();
    for (const percent of [200, 100]) {
      setLetters(percent);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect([path, percent, scrollWidth]).toEqual([path, percent, clientWidth]);
    }
    await look(page.getByRole('heading', { level: 1 }));
  }
}

/** The tests of all this in the language of the build, whose name their names end with. */
export function testNarrowScreens(domain: Domain, language = ''): void {
  const inLanguage = language && `, in ${language}`;
  afterEach(async () => {
    setLetters(100);
    await preferDark(false);
  });
  test(`cards, order and filters on phones${inLanguage}`, () => expectNarrow(domain));
  test(`cards and filters in light and dark${inLanguage}`, () => expectReadable(domain));
  test(`what stays is below the header${inLanguage}`, () => expectBelowHeader(domain));
  test(`saved searches, mails and notifications with large letters${inLanguage}`, () =>
    expectChoicesFit(domain));
}
