import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { MailKind } from '@mala/contract/mail.ts';
import type { Context } from '../../context.ts';

/** The blocks between heading and footer. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; text: string; label: string; url: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** `open`: what the link to each does */
  | { kind: 'people'; people: readonly LetterPerson[]; open: string };

/** Somebody in a letter, with a small picture beside the text. */
export interface LetterPerson {
  title: string;
  lines: readonly string[];
  url: string;
  picture: LetterPicture;
}

/** A picture that is sent with the letter: mails hold no addresses of pictures, which would outlive who may see them. */
export interface LetterPicture {
  /** its name within the letter; the same one is sent once */
  cid: string;
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

/** The content of a mail, in plain text, from which its HTML and text parts are rendered. */
export interface Letter {
  /** under 70 characters */
  subject: string;
  heading: string;
  parts: readonly Part[];
  /** why the member gets it, for the footer */
  why: string;
}

export const text = (content: string): Part => ({ kind: 'text', text: content });
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url });
export const quote = (content: string): Part => ({ kind: 'quote', text: content });
export const facts = (...rows: [label: string, value: string][]): Part => ({ kind: 'facts', rows });

/** The pictures of a letter, each once. */
export function picturesOf({ parts }: Letter): LetterPicture[] {
  const people = parts.flatMap((part) => (part.kind === 'people' ? part.people : []));
  return [...new Map(people.map(({ picture }) => [picture.cid, picture])).values()];
}

/** Data that every letter may use. */
export interface About {
  /** the community's name */
  site: string;
  domain: Domain;
  /** the base of links, in the language of the letter, on the host where the member is signed in; no final slash */
  home: string;
  /** how to reach support, if configured */
  support: { label: string; url: string } | null;
}

/** The link to support, if there is one. */
export function supportPart({ support }: About, when: string): Part[] {
  return support ? [{ kind: 'link', text: when, ...support }] : [];
}

/**
 * A mail to be queued, extended by the data of its letter. It holds no address, name or secret: they are read or
 * derived when it is sent.
 */
export interface Mail {
  kind: MailKind;
  user_id: string;
}

/** What a mail is when it is sent; `expired`: the link in it has expired. */
export type Written =
  /** `address`: if not the profile's */
  | { letter: Letter; address?: string }
  /** to somebody without an account, for the one who queued it */
  | { letter: Letter; address: string; stranger: Reader }
  | 'nobody'
  | 'expired';

/** Whom a letter is written to. */
export interface Reader {
  about: About;
  language: Language;
}

/** How a feature writes a kind of mail. */
export interface LetterOf<Asked extends Mail> {
  write(ctx: Context, asked: Asked, reader: Reader): Written | Promise<Written>;
}

/** One letter for each of these mails. */
export type LettersFor<Asked extends Mail> = {
  readonly [Kind in Asked['kind']]: LetterOf<Extract<Asked, { kind: Kind }>>;
};
export type Letters = { readonly [Kind in MailKind]: LetterOf<Mail> };
