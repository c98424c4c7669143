import type { Language } from '@mala/contract/communities/languages.ts';
import { button, type Letter, type Reader, text } from '../mail/index.ts';
import { en, type SetupWords } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, SetupWords> = { en, ta, mr };

/** Shows that mails of the site arrive, once its link is opened. */
export function testMail({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language];
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [text(words.arrived), button(words.button, url)],
    why: words.why,
  };
}
