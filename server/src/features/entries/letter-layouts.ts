import type { Site } from '@mala/contract/communities/community.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { button, type Letter, type Reader, supportPart, text } from '../mail/index.ts';
import { type EntryWords, en } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, EntryWords> = { en, ta, mr };

/** Asks a family to look at what the office entered; it says nothing of that, since the address may be a stranger's. */
export function prepared({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language].prepared;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.entered(about.site)),
      text(words.look),
      button(words.button, url),
      text(words.valid),
      text(words.notYours),
      ...supportPart(about, words.support),
    ],
    why: words.why(about.site),
  };
}

/** The same for a message that somebody of the office sends, in the language of the community. */
export function invitation(
  { name, language }: Pick<Site, 'name' | 'language'>,
  url: string,
): string {
  return WORDS[language].invitation(name, url);
}
