import { prerender } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { homeText } from './en/home.ts';
import { offlineText } from './en/offline.ts';
import { shellText } from './en/shell.ts';
import { chooseLanguage, type Language, textOf, useText } from './language.ts';
import type { Texts } from './texts.ts';

afterEach(() => chooseLanguage('en'));

function Lead() {
  return <p>{useText(homeText).lead}</p>;
}

function Offline() {
  return <p>{useText(offlineText).title}</p>;
}

async function written(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return await new Response(prelude).text();
}

/** The test language, recording the areas that are loaded. */
function watched(): { asked: string[]; languages: Record<string, Language> } {
  const asked: string[] = [];
  const files = Object.entries(madeUpLanguage).map(([area, load]) => [
    area,
    () => {
      asked.push(area);
      return load();
    },
  ]);
  return { asked, languages: { mu: Object.fromEntries(files) as Language } };
}

test('English is part of the page that uses it', async () => {
  expect(await written(<Lead />)).toBe(`<p>${homeText.lead}</p>`);
});

test('a page in another language waits for its texts, loads each once and shows no English', async () => {
  const { asked, languages } = watched();
  await chooseLanguage('mu', languages);
  asked.length = 0;
  const page = await written(
    <>
      <Offline />
      <Offline />
    </>,
  );
  expect(page).toMatch(/^(<p>\[Y[^<]+\]<\/p>){2}$/);
  expect(page).not.toContain(offlineText.title);
  expect(asked).toEqual(['offline']);
});

test('texts on the page change with the language, outside components too', async () => {
  expect(textOf(shellText).logOut).toBe(shellText.logOut);
  await chooseLanguage('mu', { mu: madeUpLanguage });
  expect(textOf(shellText).logOut).toMatch(/^\[.+\]$/);
});

test('an area that cannot be loaded is shown in English', async () => {
  const home = () => Promise.reject(new Error('no network'));
  await chooseLanguage('mu', { mu: { ...madeUpLanguage, home } });
  expect(await written(<Lead />)).toBe(`<p>${homeText.lead}</p>`);
});

test('an unknown language is English', async () => {
  await chooseLanguage('xx');
  expect(textOf(shellText)).toBe(shellText);
});

test('a missing area, a missing text and one too many do not compile', () => {
  const { home: _, ...lacking } = madeUpLanguage;
  // @ts-expect-error: an area is missing
  const language: Language = lacking;
  // @ts-expect-error: every text but one is missing
  const texts: Texts['offline'] = { area: 'offline', title: 'x' };
  // @ts-expect-error: English has no such text
  const more: Texts['offline'] = { area: 'offline', title: 'x', message: 'x', other: 'x' };
  expect([language, texts, more]).toHaveLength(3);
});

/** `Login` becomes `[Lôgîn]`: distinguishable from English, and still readable. */
function accented(text: string): string {
  const marked = text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0302`);
  return `[${marked.normalize('NFC')}]`;
}

/** The texts of an area in the test language, under the same area name. */
function madeUp<Value>(english: Value): Value {
  if (typeof english === 'string') return accented(english) as Value;
  if (typeof english === 'function')
    return ((...values: unknown[]) => madeUp(english(...values) as unknown)) as Value;
  if (typeof english !== 'object' || english === null) return english;
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    key === 'area' ? value : madeUp(value as unknown),
  ]);
  return (
    Array.isArray(english) ? Object.values(english).map(madeUp) : Object.fromEntries(entries)
  ) as Value;
}

/** A test language: a translation made from the English texts. */
const madeUpLanguage: Language = {
  account: async () => madeUp((await import('./en/account.ts')).accountText),
  admin: async () => madeUp((await import('./en/admin.ts')).adminText),
  album: async () => madeUp((await import('./en/album.ts')).albumText),
  birthDate: async () => madeUp((await import('./en/birth-date.ts')).birthDateText),
  changePassword: async () => madeUp((await import('./en/change-password.ts')).changePasswordText),
  errors: async () => madeUp((await import('./en/errors.ts')).errorsText),
  failures: async () => madeUp((await import('./en/failures.ts')).failuresText),
  form: async () => madeUp((await import('./en/form.ts')).formText),
  head: async () => madeUp((await import('./en/head.ts')).headText),
  held: async () => madeUp((await import('./en/held.ts')).heldText),
  home: async () => madeUp((await import('./en/home.ts')).homeText),
  login: async () => madeUp((await import('./en/login.ts')).loginText),
  logout: async () => madeUp((await import('./en/logout.ts')).logoutText),
  mail: async () => madeUp((await import('./en/mail.ts')).mailText),
  marriages: async () => madeUp((await import('./en/marriages.ts')).marriagesText),
  measures: async () => madeUp((await import('./en/measures.ts')).measuresText),
  offline: async () => madeUp((await import('./en/offline.ts')).offlineText),
  office: async () => madeUp((await import('./en/office.ts')).officeText),
  privacy: async () => madeUp((await import('./en/privacy.ts')).privacyText),
  profile: async () => madeUp((await import('./en/profile.ts')).profileText),
  resetEnd: async () => madeUp((await import('./en/reset-end.ts')).resetEndText),
  reset: async () => madeUp((await import('./en/reset.ts')).resetText),
  search: async () => madeUp((await import('./en/search.ts')).searchText),
  session: async () => madeUp((await import('./en/session.ts')).sessionText),
  shell: async () => madeUp((await import('./en/shell.ts')).shellText),
  signup: async () => madeUp((await import('./en/signup.ts')).signupText),
  subscription: async () => madeUp((await import('./en/subscription.ts')).subscriptionText),
  support: async () => madeUp((await import('./en/support.ts')).supportText),
  terms: async () => madeUp((await import('./en/terms.ts')).termsText),
  uploads: async () => madeUp((await import('./en/uploads.ts')).uploadsText),
  wizard: async () => madeUp((await import('./en/wizard.ts')).wizardText),
};
