import { language } from '../i18n/en/language.ts';

const { locale } = language;

const shortDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const fullDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` or a time as `20 Nov 2026` (specification, section 2, Subscription page), by the date in India. */
export function shortDate(date: string): string {
  return shortDay.format(new Date(date));
}

/** A date `1998-05-14` as `14 May 1998`, with the full month name (specification, section 9). */
export function fullDate(date: string): string {
  return fullDay.format(new Date(date));
}

/** `123456` as `1,23,456`. */
export function wholeNumber(count: number): string {
  return count.toLocaleString(locale);
}

/** `2700`: in English without a comma, as the specification writes prices (section 9), otherwise `2,700`. */
export function rupees(amount: number): string {
  return language.tag === 'en' ? String(amount) : wholeNumber(amount);
}
