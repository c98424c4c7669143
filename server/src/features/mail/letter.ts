import type { MailKind } from '@mala/contract/mail.ts';
import type { Context } from '../../context.ts';

/** What stands between heading and footer, from top to bottom. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; text: string; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] };

/** A mail as both its parts, HTML and text, are made from. Plain text throughout. */
export interface Letter {
  /** under 70 characters */
  subject: string;
  heading: string;
  parts: readonly Part[];
  /** why the member gets it, as the footer says */
  why: string;
}

export const text = (content: string): Part => ({ kind: 'text', text: content });
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url });
export const quote = (content: string): Part => ({ kind: 'quote', text: content });
export const facts = (...rows: [label: string, value: string][]): Part => ({ kind: 'facts', rows });

/** The languages that letters are written in: each feature has its texts in all of them. */
export type LetterLanguage = 'en';

/** What every letter may speak of. */
export interface About {
  /** the community's name */
  site: string;
  appUrl: string;
  /** how to reach a person, where that is set up */
  support: { label: string; url: string } | null;
}

/** Names the way to a person where there is one. */
export function supportPart({ support }: About, when: string): Part[] {
  return support ? [{ kind: 'link', text: when, ...support }] : [];
}

/**
 * A mail as it is asked for; the letter's own facts stand beside. Recipient, name, community and language are looked
 * up when it is sent, and a link's secret is made again from its id, so none of these ever stands in it.
 */
export interface Mail {
  kind: MailKind;
  user_id: string;
}

/** What becomes of a mail at the moment of sending: `expired` where the link in it is worthless by now. */
export type Written =
  /** `address`: where it goes, if not to the one in the profile */
  { letter: Letter; address?: string } | 'nobody' | 'expired';

/** A kind of mail, as the feature that sends it writes it. */
export interface LetterOf<Asked extends Mail> {
  write(
    ctx: Context,
    asked: Asked,
    reader: { about: About; language: LetterLanguage },
  ): Written | Promise<Written>;
}

/** One letter for each of these mails. */
export type LettersFor<Asked extends Mail> = {
  readonly [Kind in Asked['kind']]: LetterOf<Extract<Asked, { kind: Kind }>>;
};
export type Letters = { readonly [Kind in MailKind]: LetterOf<Mail> };
