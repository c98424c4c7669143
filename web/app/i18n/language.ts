import { createStore, useStore } from '../lib/store.ts';
import type { Texts } from './en.ts';

/** The written languages beside English, each fetched when it is first asked for. */
const TRANSLATIONS: Readonly<Record<string, () => Promise<Texts>>> = {};

/** null is English, whose texts come with the pages that say them. */
const translation = createStore<Texts | null>(null);

/** Shows the whole interface in another language; one that is not written is English. */
export async function chooseLanguage(language: string): Promise<void> {
  const load = TRANSLATIONS[language];
  translation.set(load ? await load() : null);
  document.documentElement.lang = load ? language : 'en';
}

/** The texts of an area in the language in use, outside of components. */
export function textOf<Area extends keyof Texts>(area: Area, english: Texts[Area]): Texts[Area] {
  return translation.get()?.[area] ?? english;
}

/** The texts of an area in the language in use. */
export function useTextOf<Area extends keyof Texts>(area: Area, english: Texts[Area]): Texts[Area] {
  return useStore(translation, null)?.[area] ?? english;
}
