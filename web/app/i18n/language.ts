import { use } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import type { Texts } from './texts.ts';

type Area = keyof Texts;
/** The texts of one area, with the area's name. */
type AnyText = Texts[Area];

/** A language other than English: a folder with one file for each area, loaded when first needed. */
export type Language = { readonly [Name in Area]: () => Promise<Texts[Name]> };

/** The languages other than English, by their `lang` attribute: a folder here, and a row. */
const LANGUAGES: Readonly<Record<string, Language>> = {};

interface LanguageTexts {
  /** the texts of an area, if loaded */
  known: <Text extends AnyText>(english: Text) => Text | undefined;
  /** the texts of an area; always the same promise, and English if they cannot be loaded */
  fetch: <Text extends AnyText>(english: Text) => Promise<Text>;
}

function textsIn(language: Language): LanguageTexts {
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

/** null is English, whose texts are part of the pages' scripts. */
const spoken = createStore<LanguageTexts | null>(null);

/** The areas used on this page so far. */
const said = new Set<AnyText>();

/**
 * Switches the whole interface to another language: the areas in use are loaded first. An unknown tag selects English.
 * Call it before the hydration of a page that was rendered in the language.
 */
export async function chooseLanguage(tag: string, languages = LANGUAGES): Promise<void> {
  const language = languages[tag];
  const next = language ? textsIn(language) : null;
  if (next) await Promise.all([...said].map(next.fetch));
  spoken.set(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next ? tag : 'en';
}

/**
 * The texts of an area in the current language, outside components: of an area that a component also uses, or that is
 * loaded.
 */
export function textOf<Text extends AnyText>(english: Text): Text {
  said.add(english);
  return spoken.get()?.known(english) ?? english;
}

/** The texts of an area in the current language, once loaded: for areas that no component uses. */
export async function fetchText<Text extends AnyText>(english: Text): Promise<Text> {
  said.add(english);
  return (await spoken.get()?.fetch(english)) ?? english;
}

/**
 * The texts of an area in the current language. A component suspends until a translation is loaded, so that no page
 * shows English first.
 */
export function useText<Text extends AnyText>(english: Text): Text {
  said.add(english);
  const language = useStore(spoken, spoken.get());
  if (!language) return english;
  return language.known(english) ?? use(language.fetch(english));
}
