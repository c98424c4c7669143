import { prerender } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { homeText } from './en/home.ts';
import { offlineText } from './en/offline.ts';
import { shellText } from './en/shell.ts';
import { chooseLanguage, type Language, textOf, useText } from './language.ts';
import { madeUpLanguage } from './made-up/index.ts';
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

/** The made-up language, telling which areas it is asked for. */
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

test('English stands in the page that says it', async () => {
  expect(await written(<Lead />)).toBe(`<p>${homeText.lead}</p>`);
});

test('a page in another language waits for its own texts, fetches each once and shows no English', async () => {
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

test('what has been said stands in the new language from its choice on, outside of components as well', async () => {
  expect(textOf(shellText).logOut).toBe(shellText.logOut);
  await chooseLanguage('mu', { mu: madeUpLanguage });
  expect(textOf(shellText).logOut).toMatch(/^\[.+\]$/);
});

test('an area that cannot be fetched is said in English', async () => {
  const home = () => Promise.reject(new Error('no network'));
  await chooseLanguage('mu', { mu: { ...madeUpLanguage, home } });
  expect(await written(<Lead />)).toBe(`<p>${homeText.lead}</p>`);
});

test('a language that is not written is English', async () => {
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
