import type { Domain } from './domain.ts';

/** The languages of pages and letters, as in `lang`. The first one is the default, and has no prefix in addresses. */
export const LANGUAGES = ['en', 'ta', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ta: 'தமிழ்',
  mr: 'मराठी',
};

/** The languages that each site offers, the default one first. */
const OFFERED: Readonly<Record<Domain, readonly Language[]>> = {
  tamilmala: ['en', 'ta'],
  marathimala: ['en', 'mr'],
};

/** The languages of a site; `null`: of a host that stands for all sites. */
export function languagesOf(domain: Domain | null): readonly Language[] {
  return domain ? OFFERED[domain] : LANGUAGES;
}

/** A stored language; the default one if this version does not know it. */
export function knownLanguage(stored: string): Language {
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** What stands before the path of a page in this language: '' for the default one, else e.g. `/ta`. */
export function languagePrefix(language: Language): '' | `/${Exclude<Language, 'en'>}` {
  return language === 'en' ? '' : `/${language}`;
}
