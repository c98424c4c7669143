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
