import type { Language } from '@mala/contract/communities/languages.ts';
import { type BiodataWords, en } from './biodata-words-en.ts';
import { mr } from './biodata-words-mr.ts';
import { ta } from './biodata-words-ta.ts';

/** The words of biodatas, by language. */
export const WORDS: Readonly<Record<Language, BiodataWords>> = { en, ta, mr };
