import { expect, test } from 'vitest';
import { DOMAINS } from './domain.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languagePrefix,
  languagesOf,
} from './languages.ts';
import { sites } from './sites.ts';

test('each site offers English and the language of its community', () => {
  expect(languagesOf('tamilmala')).toEqual(['en', 'ta']);
  expect(languagesOf('marathimala')).toEqual(['en', 'mr']);
  for (const domain of DOMAINS) {
    expect(languagesOf(domain)[0]).toBe(DEFAULT_LANGUAGE);
    expect(languagesOf(domain)).toContain(sites[domain].language);
  }
});

test('a host that stands for all sites offers the languages of all', () => {
  expect(languagesOf(null)).toEqual(['en', 'ta', 'mr']);
  expect(new Set(DOMAINS.flatMap(languagesOf))).toEqual(new Set(LANGUAGES));
});

test('the default language has no prefix in addresses', () => {
  expect(LANGUAGES.map(languagePrefix)).toEqual(['', '/ta', '/mr']);
});

test('each language names itself, in the script that Intl knows for it', () => {
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'language' });
    expect(LANGUAGE_NAMES[language]).toBe(own.of(language));
  }
});

test('only codes of languages are languages', () => {
  expect(isLanguage('ta')).toBe(true);
  for (const other of ['hi', 'TA', '', null, 1]) expect(isLanguage(other)).toBe(false);
});
