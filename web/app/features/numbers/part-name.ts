import type { Unit } from '@mala/contract/numbers.ts';
import { language } from '../../i18n/en/language.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { dateWords } from '../../lib/date-words.ts';

const { locale, month } = language;
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' });

/** A part of the period as families say it: `20 Nov`, `16 Nov to 22 Nov`, `Nov 2026`. */
export function partName(unit: Unit, { from, to }: { from: string; to: string }): string {
  if (unit === 'month') return dateWords(monthOfYear, from);
  const first = dateWords(day, from);
  return unit === 'day' || from === to ? first : numbersText.period(first, dateWords(day, to));
}
