import type { LetterLanguage } from './letter.ts';

const en = {
  dear: (name: string) => `Dear ${name},`,
  /** to an address that may be a stranger's */
  hello: 'Hello,',
  team: (community: string) => `Your ${community} team`,
  ifTheButton: 'If the button does not work, open this address:',
  stopThese: 'Get no more mails of this kind',
  choose: 'Choose which mails you get',
  support: { whatsApp: 'Support on WhatsApp', email: 'Support by email' },
};
export type Words = typeof en;

/** The texts around every letter. */
export const WORDS: Record<LetterLanguage, Words> = { en };

/** `21 Nov 2026`, the day in India, as on the pages. */
export function day(time: Date | string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(time));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // British English abbreviates to "Sept", the pages to "Sep"
  return `${of('day')} ${of('month').slice(0, 3)} ${of('year')}`;
}

/** In India's time: 21 Nov 2026, 2:43 pm (India time). */
export function moment(time: Date | string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).format(new Date(time));
  return `${day(time)}, ${clock.toLowerCase()} (India time)`;
}

/** Typed text on one line; in a header a line break would begin another header. */
export function oneLine(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
