import type { Language } from '@mala/contract/communities/languages.ts';
import type { MailRhythm } from '@mala/contract/digest.ts';
import {
  button,
  facts,
  type Letter,
  type LetterPerson,
  type Part,
  type Reader,
  text,
} from '../mail/index.ts';
import { type DigestWords, en } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

export const WORDS: Record<Language, DigestWords> = { en, ta, mr };

/** Who is new, and in which searches. */
export interface News {
  people: LetterPerson[];
  searches: { name: string; count: number }[];
  every: MailRhythm;
  /** the reader has no photo, and so sees no faces */
  lacksPhoto: boolean;
}

export function newProfiles(
  { about, language }: Reader,
  { people, searches, every, lacksPhoto }: News,
): Letter {
  const words = WORDS[language];
  const title = words.title(people.length);
  const counts = searches.map(({ name, count }): [string, string] => [name, words.count(count)]);
  const all: Part[] = counts.length > 0 ? [text(words.searches), facts(...counts)] : [];
  return {
    subject: title,
    heading: title,
    parts: [
      text(words.intro),
      { kind: 'people', people, open: words.open },
      ...(lacksPhoto ? [text(words.lacksPhoto)] : []),
      ...all,
      button(words.button, `${about.home}/profile/searches`),
    ],
    why: words.why[every],
  };
}
