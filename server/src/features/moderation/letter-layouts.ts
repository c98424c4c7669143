import type { Language } from '@mala/contract/communities/languages.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import type { ChangeRow, HeldRow } from '../held-texts/index.ts';
import { button, type Letter, quote, type Reader, supportPart, text } from '../mail/index.ts';
import { en, type ModerationWords } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, ModerationWords> = { en, ta, mr };

/** The profile is found from now on. */
export function approved({ about, language }: Reader): Letter {
  const words = WORDS[language].approved;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.found(about.site)),
      button(words.button, `${about.home}/profile/search`),
      text(words.hidden),
      text(words.safe),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

const reasonParts = ({ wrote }: ModerationWords, reason: string | null) =>
  reason ? [text(wrote), quote(reason)] : [];

/** The profile is not shown; the administrator's reason says why. */
export function refused({ about, language }: Reader, reason: string | null): Letter {
  const words = WORDS[language].refused;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.notShown),
      ...reasonParts(WORDS[language], reason),
      text(words.correct),
      button(words.button, `${about.home}/profile/edit/basic`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** The profile is not shown since the person has another. */
export function duplicate({ about, language }: Reader, reason: string | null): Letter {
  const words = WORDS[language].duplicate;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.notShown(about.site)),
      ...reasonParts(WORDS[language], reason),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** A text that looks as if it held a contact is not shown. */
export function textRefused(
  { about, language }: Reader,
  held: Pick<HeldRow, 'part' | 'field'>,
  reason: string | null,
): Letter {
  const words = WORDS[language].textRefused;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.notShown(labelOf(held, { about, language }))),
      ...reasonParts(WORDS[language], reason),
      text(words.change),
      button(words.button, `${about.home}/profile/edit/${held.part}`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** What identifies the person is shown as before. */
export function changeRefused(
  { about, language }: Reader,
  { section, fields }: Pick<ChangeRow, 'section' | 'fields'>,
  reason: string | null,
): Letter {
  const words = WORDS[language].changeRefused;
  const labels = Object.keys(fields).map((field) => labelIn(language, about, section, field));
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.notShown(labels.filter((label) => label !== null).join(', '))),
      ...reasonParts(WORDS[language], reason),
      text(words.change),
      button(words.button, `${about.home}/profile/edit/${section}`),
      ...supportPart(about, words.support),
    ],
    why: words.why,
  };
}

/** What the form calls a text. */
function labelOf(
  { part, field }: Pick<HeldRow, 'part' | 'field'>,
  { about, language }: Reader,
): string {
  const label = part === 'photo' ? null : labelIn(language, about, part, field);
  return label ?? WORDS[language].caption;
}
