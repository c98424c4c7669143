import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
} from '@mala/contract/communities/languages.ts';
import type { Plugin } from 'vite';

/** The language of this build, from MALA_LANGUAGE; English by default. */
export function languageOfBuild(): Language {
  const wanted = process.env.MALA_LANGUAGE || DEFAULT_LANGUAGE;
  if (!isLanguage(wanted)) throw new Error(`MALA_LANGUAGE: there is no language ${wanted}`);
  return wanted;
}

/** English texts that other languages have too: `i18n/en/<area>.ts`, and the labels of profile fields. */
const ENGLISH =
  /[\\/](?:web[\\/]app[\\/]i18n|contract[\\/]src[\\/]profiles[\\/]labels)[\\/]en(?=[\\/.])/;

/**
 * Replaces every English text by that of the language: modules import `i18n/en/home.ts`, and the Tamil build resolves
 * it to `i18n/ta/home.ts`. A build holds the texts of its own language only (decision 055).
 */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]en(?:[\\/][\w-]+)?\.ts$/ },
      async handler(source, importer, options) {
        const english = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (language === DEFAULT_LANGUAGE || !english || !ENGLISH.test(english.id)) return english;
        return english.id.replace(ENGLISH, (folder) => folder.replace(/en$/, language));
      },
    },
  };
}
