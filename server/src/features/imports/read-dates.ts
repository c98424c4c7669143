import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import { plainDigits } from '@mala/contract/digits.ts';
import { DAY_MS, inIndia } from '@mala/contract/india-time.ts';
import { isCalendarDate } from '@mala/contract/profiles/age.ts';
import { type CellRead, fault } from './cell-read.ts';
import { plainWords } from './plain-words.ts';

/** Spellings of months beside those that Intl knows. */
const MONTH_WORDS: readonly (readonly string[])[] = [
  ['jany', 'சனவரி', 'जाने', 'जानेवारी', 'जनवरी'],
  ['febr', 'பெப்ரவரி', 'पेब्रुवारी', 'फेब्रु', 'फेब्रुवारी', 'फरवरी'],
  ['marc', 'மார்ச்'],
  ['apri', 'ஏப்ரல்', 'अप्रैल', 'एप्रिल'],
  ['மே'],
  ['யூன்', 'ஜுன்', 'जून'],
  ['யூலை', 'ஜுலை', 'जुलै', 'जुलाई'],
  ['ஆகஸ்டு', 'ஓகஸ்ட்', 'ஆகஸ்ட்', 'ऑगस्ट', 'अगस्त', 'आॅगस्ट'],
  ['sept', 'செப்', 'செப்டெம்பர்', 'सप्टें', 'सितंबर', 'सप्टेंबर'],
  ['அக்', 'ஒக்டோபர்', 'ऑक्टो', 'अक्टूबर', 'ऑक्टोबर'],
  ['நவ', 'நவெம்பர்', 'नोव्हें', 'नवंबर', 'नोव्हेंबर'],
  ['டிச', 'டிசெம்பர்', 'डिसें', 'दिसंबर', 'डिसेंबर'],
];

const months = new Map<string, number>();
for (let month = 1; month <= 12; month += 1) {
  const day = new Date(Date.UTC(2024, month - 1, 1));
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const name = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(day);
      months.set(plainWords(name), month);
    }
  for (const word of MONTH_WORDS[month - 1] ?? []) months.set(plainWords(word), month);
}

const YEAR_FIRST = /^(\d{4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|\d{4})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(\p{L}[\p{L}\p{M}]*)[-/., ]*'?(\d{2}|\d{4})$/u;
const NAME_FIRST = /^(\p{L}[\p{L}\p{M}]*)[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/u;

/** Days from 1900 on, as spreadsheets count them; dates of birth are between 1930 and 2030. */
const SERIAL = { first: 10_958, last: 47_482, zero: Date.UTC(1899, 11, 30) };

/** A date as people write it, the day before the month; a year of two digits is that of an adult. */
export function readDate(text: string, today: Date): CellRead {
  // a spreadsheet's midnight, or a star that says nothing
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/[ t]+00:00(:00)?(\.0+)?$/, '')
    .trim();
  const serial = /^\d{5}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0;
  if (serial >= SERIAL.first && serial <= SERIAL.last)
    return { value: new Date(SERIAL.zero + serial * DAY_MS).toISOString().slice(0, 10) };
  const [, ...yearFirst] = YEAR_FIRST.exec(plain) ?? [];
  if (yearFirst.length > 0) return dateOf(yearFirst[2], Number(yearFirst[1]), yearFirst[0], today);
  const [, ...dayFirst] = DAY_FIRST.exec(plain) ?? [];
  if (dayFirst.length > 0) return dateOf(dayFirst[0], Number(dayFirst[1]), dayFirst[2], today);
  const [, ...named] = NAMED.exec(plain) ?? [];
  if (named.length > 0) return dateOf(named[0], monthNamed(named[1]), named[2], today);
  const [, ...nameFirst] = NAME_FIRST.exec(plain) ?? [];
  if (nameFirst.length > 0)
    return dateOf(nameFirst[1], monthNamed(nameFirst[0]), nameFirst[2], today);
  return fault('dateForm');
}

const monthNamed = (name = '') => months.get(plainWords(name)) ?? 0;

function dateOf(day = '', month: number, year = '', today: Date): CellRead {
  if (month === 0) return fault('dateForm');
  const date = `${wholeYear(year, today)}-${pad(month)}-${day.padStart(2, '0')}`;
  if (isCalendarDate(date)) return { value: date };
  return fault(month > 12 && Number(day) <= 12 ? 'dayFirst' : 'noSuchDay');
}

const pad = (number: number) => String(number).padStart(2, '0');

function wholeYear(year: string, today: Date): string {
  if (year.length === 4) return year;
  const lastAdult = inIndia(today).getUTCFullYear() - 18;
  const late = 2000 + Number(year);
  return String(late <= lastAdult ? late : late - 100);
}
