import type { Language } from '@mala/contract/communities/languages.ts';
import { button, type Letter, type Reader, supportPart, text } from '../mail/index.ts';
import { en, type HoroscopeFileWords } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, HoroscopeFileWords> = { en, ta, mr };

/** A horoscope file from before our present checks is not shown any more. */
export function refused({ about, language }: Reader): Letter {
  const words = WORDS[language];
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.stricter),
      text(words.again),
      button(words.button, `${about.home}/profile/edit/horoscope`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}
