import { language } from '../i18n/en/language.ts';
import { dateWords } from './date-words.ts';

const fullDay = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A date `1998-05-14` as `14 May 1998`, with the full month name (specification, section 9). */
export function fullDate(date: string): string {
  return dateWords(fullDay, date);
}
