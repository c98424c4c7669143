import { createStore, useStore } from '../lib/store.ts';
import { en, type Texts } from './en.ts';

/** The languages that are written, each fetched when it is first asked for. English comes with the page. */
const LANGUAGES = {
  en: async (): Promise<Texts> => en,
};

export type Language = keyof typeof LANGUAGES;

const current = createStore<Texts>(en);

/** Shows the whole interface in another language. */
export async function chooseLanguage(language: Language): Promise<void> {
  current.set(await LANGUAGES[language]());
  document.documentElement.lang = language;
}

/** The texts of the language in use, outside of components. */
export function texts(): Texts {
  return current.get();
}

/** The texts of the language in use: `const text = useText().search`. */
export function useText(): Texts {
  return useStore(current, en);
}
