import type { Language } from '@mala/contract/communities/languages.ts';
import {
  button,
  day,
  type Letter,
  type Part,
  type Reader,
  supportPart,
  text,
} from '../mail/index.ts';
import { en, type LookingWords } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, LookingWords> = { en, ta, mr };

/** The other answer, on the same page. */
function foundPart(words: LookingWords, url: string): Part {
  return { kind: 'link', text: words.found.text, label: words.found.label, url: `${url}?found` };
}

/** Asks whether a member is still looking, before the profile is not shown any more. */
export function asked({ about, language }: Reader, url: string, until: string): Letter {
  const words = WORDS[language];
  return {
    subject: words.asked.subject(about.site),
    heading: words.asked.heading,
    parts: [
      text(words.asked.why(about.site)),
      text(words.asked.until(day(language, until))),
      button(words.yes, url),
      foundPart(words, url),
      ...supportPart(about, words.support),
    ],
    why: words.because,
  };
}

/** Tells that the profile is not shown, and how it is again. */
export function hidden({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language];
  return {
    subject: words.hidden.subject(about.site),
    heading: words.hidden.heading,
    parts: [
      text(words.hidden.why),
      text(words.hidden.back),
      button(words.yes, url),
      foundPart(words, url),
      ...supportPart(about, words.support),
    ],
    why: words.because,
  };
}
