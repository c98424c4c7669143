import { use } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import type { Texts } from './texts.ts';

type Area = keyof Texts;
/** The texts of one area, which say which one it is. */
type AnyText = Texts[Area];

/** A language beside English: a folder with one file for each area, fetched when that is first said. */
export type Language = { readonly [Name in Area]: () => Promise<Texts[Name]> };

/** The written languages beside English, by what `lang` says of the document: a folder here, and a row. */
const LANGUAGES: Readonly<Record<string, Language>> = {};

interface Spoken {
  /** the texts of an area as far as they have come */
  known: <Text extends AnyText>(english: Text) => Text | undefined;
  /** the texts of an area; the same promise each time, and English for now where they cannot be fetched */
  fetch: <Text extends AnyText>(english: Text) => Promise<Text>;
}

function speak(language: Language): Spoken {
  const known = new Map<Area, AnyText>();
  const asked = new Map<Area, Promise<AnyText>>();

  async function load(english: AnyText): Promise<AnyText> {
    const text = await language[english.area]().catch(() => english);
    known.set(english.area, text);
    return text;
  }
  return {
    known: <Text extends AnyText>({ area }: Text) => known.get(area) as Text | undefined,
    fetch: <Text extends AnyText>(english: Text) => {
      const promise = asked.get(english.area) ?? load(english);
      asked.set(english.area, promise);
      return promise as Promise<Text>;
    },
  };
}

/** null is English, whose texts come with the pages that say them. */
const spoken = createStore<Spoken | null>(null);

/** What has been said on this page so far. */
const said = new Set<AnyText>();

/**
 * Shows the whole interface in another language, at once: first what stands on the page is fetched in it. A tag
 * that is not written is English. To be called before a page that was written in the language is hydrated.
 */
export async function chooseLanguage(tag: string, languages = LANGUAGES): Promise<void> {
  const language = languages[tag];
  const next = language ? speak(language) : null;
  if (next) await Promise.all([...said].map(next.fetch));
  spoken.set(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next ? tag : 'en';
}

/** The texts of an area in the language in use, outside of components: of one that a component says too, or that was fetched. */
export function textOf<Text extends AnyText>(english: Text): Text {
  said.add(english);
  return spoken.get()?.known(english) ?? english;
}

/** The texts of an area in the language in use, as soon as they are here: for what no component says. */
export async function fetchText<Text extends AnyText>(english: Text): Promise<Text> {
  said.add(english);
  return (await spoken.get()?.fetch(english)) ?? english;
}

/**
 * The texts of an area in the language in use. A component waits (Suspense) for a translation that has not come, so
 * that no page shows English first.
 */
export function useText<Text extends AnyText>(english: Text): Text {
  said.add(english);
  const language = useStore(spoken, spoken.get());
  if (!language) return english;
  return language.known(english) ?? use(language.fetch(english));
}
