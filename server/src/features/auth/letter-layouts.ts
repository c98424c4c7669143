import type { Language } from '@mala/contract/communities/languages.ts';
import {
  button,
  day,
  facts,
  type Letter,
  moment,
  quote,
  type Reader,
  supportPart,
  text,
} from '../mail/index.ts';
import { type AuthWords, en } from './letters-en.ts';
import { mr } from './letters-mr.ts';
import { ta } from './letters-ta.ts';

const WORDS: Record<Language, AuthWords> = { en, ta, mr };

/** Asks to confirm an email address; the link is valid for 7 days (server rules, section 7). */
export function verifyEmail({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language].verifyEmail;
  const { site } = about;
  return {
    subject: words.subject(site),
    heading: words.heading,
    parts: [
      text(words.given(site)),
      button(words.button, url),
      text(words.valid),
      text(words.notYours(site)),
    ],
    why: words.why(site),
  };
}

/** The link for a new password, valid for 60 minutes (server rules, section 7). */
export function resetPassword({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language].resetPassword;
  const { subject, heading, asked, why } = words;
  return {
    subject: subject(about.site),
    heading,
    parts: [
      text(asked(about.site)),
      button(words.button, url),
      text(words.valid),
      text(words.notYours),
    ],
    why,
  };
}

/** The link with which somebody new in the office chooses a password, valid for three days. */
export function officeWelcome({ about, language }: Reader, url: string): Letter {
  const words = WORDS[language].officeWelcome;
  return {
    subject: words.subject(about.site),
    heading: words.heading,
    parts: [
      text(words.given(about.site)),
      button(words.button, url),
      text(words.valid),
      text(words.notYours),
    ],
    why: words.why(about.site),
  };
}

type ChangeWords = Pick<AuthWords['contactChanged'], 'changed' | 'wasIt' | 'wasItNot'>;

/** What was changed and when, for whoever may not have changed it. */
function changeParts(
  { about, language }: Reader,
  { changed, wasIt, wasItNot }: ChangeWords,
  at: string,
): Letter['parts'] {
  return [
    text(changed(about.site)),
    facts([WORDS[language].when, moment(language, at)]),
    text(wasIt),
    text(wasItNot),
  ];
}

/** Notifies the owner of the account, who may not have changed it. */
export function passwordChanged(reader: Reader, at: string): Letter {
  const { about, language } = reader;
  const words = WORDS[language].passwordChanged;
  const { subject, heading, why } = words;
  return {
    subject: subject(about.site),
    heading,
    parts: [
      ...changeParts(reader, words, at),
      button(words.button, `${about.home}/password/reset`),
      ...supportPart(about, words.support),
    ],
    why,
  };
}

/** Tells the former address of a changed email or mobile number; the link is valid for 7 days. */
export function contactChanged(reader: Reader, url: string, at: string): Letter {
  const { about, language } = reader;
  const words = WORDS[language].contactChanged;
  const { subject, heading, why } = words;
  return {
    subject: subject(about.site),
    heading,
    parts: [
      ...changeParts(reader, words, at),
      button(words.button, url),
      text(words.valid),
      ...supportPart(about, words.support),
    ],
    why,
  };
}

/** What the office does to the account of a member. */
export type OfficeAct = keyof AuthWords['officeActed']['did'];

/** Whose `end` is a time, which the letter says as a day. */
const UNTIL: readonly OfficeAct[] = ['closed', 'erased-soon'];
/** About which the member's page says more. */
const CORRECTIONS: readonly OfficeAct[] = ['corrected', 'objection-kept', 'objection-restored'];

/** Tells a member what the office did to his account, when and why. */
export function officeActed(
  { about, language }: Reader,
  { act, reason, at, end }: { act: OfficeAct; reason: string; at: string; end?: string },
): Letter {
  const { when } = WORDS[language];
  const { subject, heading, did, corrections, because, unknown, why } = WORDS[language].officeActed;
  const ending = end && UNTIL.includes(act) ? day(language, end) : (end ?? '');
  return {
    subject: subject(about.site),
    heading,
    parts: [
      text(did[act](about.site, ending)),
      facts([when, moment(language, at)]),
      text(because),
      quote(reason),
      ...(CORRECTIONS.includes(act) ? [button(corrections, `${about.home}/corrections`)] : []),
      ...supportPart(about, unknown),
    ],
    why,
  };
}
