import type { Text } from '@mala/contract/communities/option.ts';

interface Language {
  /** as in `lang`, and the key of a name's translation */
  tag: keyof Text;
  /** for Intl; families write numbers and prices in the digits 0 to 9 in every language */
  locale: string;
  /** in short dates: an abbreviation only where families write one */
  month: 'short' | 'long';
}

/** The language of the pages. */
export const language: Language = { tag: 'en', locale: 'en-IN', month: 'short' };
