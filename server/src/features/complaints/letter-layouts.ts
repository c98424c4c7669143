import type { Language } from '@mala/contract/communities/languages.ts';
import { button, type Letter, quote, type Reader, supportPart, text } from '../mail/index.ts';
import { type ComplaintWords, en } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, ComplaintWords> = { en, ta, mr };

/** What became of a complaint; whom it was about is only on the site. */
export function answered({ about, language }: Reader, answer: string): Letter {
  const words = WORDS[language].answered;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.looked),
      quote(answer),
      text(words.thanks),
      button(words.button, `${about.home}/complaints`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** What the office asks of a member after a complaint; who complained is not said. */
export function warned({ about, language }: Reader, reason: string): Letter {
  const words = WORDS[language].warned;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.told),
      quote(reason),
      text(words.please(about.site)),
      button(words.button, `${about.home}/profile/edit/basic`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}
