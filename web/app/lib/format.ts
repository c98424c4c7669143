import { inIndia } from '@mala/contract/india-time.ts';
import { language } from '../i18n/en/language.ts';
import { timesText } from '../i18n/en/times.ts';
import { dateWords } from './date-words.ts';

const { locale, month } = language;

const shortDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month,
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `2026-11-20` or a time as `20 Nov 2026`, `20 नोव्हेंबर 2026` (specification, section 2, Subscription page), by the date in India. */
export function shortDate(date: string): string {
  return dateWords(shortDay, date);
}

/** A time as `20 Nov 2026, 3:04 pm`, in Indian time. */
export function shortTime(moment: string): string {
  const india = inIndia(new Date(moment));
  const hour = india.getUTCHours();
  const minute = String(india.getUTCMinutes()).padStart(2, '0');
  return `${shortDate(moment)}, ${timesText.clock({ hour, minute })}`;
}

/** A time of birth, stored as `07:35 PM`, as the page says it. */
export function birthTime(stored: string): string {
  const [, hours, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(stored) ?? [];
  if (!minute) return stored;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return timesText.birthTime({ stored, hour, minute });
}

const wholeNumbers = new Intl.NumberFormat(locale);

/** `123456` as `1,23,456`. */
export function wholeNumber(count: number): string {
  return wholeNumbers.format(count);
}

/** `2700`: in English without a comma, as the specification writes prices (section 9), otherwise `2,700`. */
export function rupees(amount: number): string {
  return language.tag === 'en' ? String(amount) : wholeNumber(amount);
}

const wholePercent = new Intl.NumberFormat(locale, { style: 'percent' });

/** `64%`. */
export function percentOf(part: number, whole: number): string {
  return wholePercent.format(part / whole);
}
