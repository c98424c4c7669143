import { communities } from '@mala/contract/communities/communities.ts';
import { type Community, listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { CellMessage } from '@mala/contract/imports/faults.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { type CellRead, fault } from './cell-read.ts';
import { optionsMeant } from './choices.ts';
import { plainWords } from './plain-words.ts';
import { readDate } from './read-dates.ts';
import { incomeBand } from './read-income.ts';
import { readCount, readDigits, readHeight, readPadham, readWeight } from './read-numbers.ts';
import { readTime } from './read-times.ts';

/** What spreadsheets write where a formula failed. */
const ERROR = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!)$/i;
/** What stands for characters that could not be read; and texts in an old Tamil font (TSCII), as no word has four such letters in a row. */
const GARBLED = /\ufffd|[\u00a1-\u00ff]{4}/;
/** A spreadsheet puts it before a text that is not to be a number or a formula. */
const TEXT_MARK = /^'(?=[=+\-@\d])/;

/** Signs that stand for nothing in a table. */
const NOTHING = new Set(['', '-', '--', '---', '–', '—', '.', '/']);

const UNKNOWN = new Set(
  [
    ...[
      'not known',
      'unknown',
      "don't know",
      'do not know',
      'i do not know',
      'dont know',
      'dk',
      'nk',
    ],
    ...[
      'தெரியாது',
      'தெரியவில்லை',
      'எங்களுக்குத் தெரியாது',
      'माहीत नाही',
      'माहित नाही',
      'ठाऊक नाही',
      'माहिती नाही',
    ],
  ].map(plainWords),
);

const YES = new Set(
  [
    'yes',
    'y',
    'true',
    '1',
    'alive',
    'living',
    'ஆம்',
    'ஆமாம்',
    'இருக்கிறார்',
    'உள்ளார்',
    'உயிருடன்',
    'உண்டு',
    'होय',
    'हो',
    'आहे',
    'आहेत',
    'हयात',
    'हयात आहेत',
  ].map(plainWords),
);
const NO = new Set(
  [
    'no',
    'n',
    'false',
    '0',
    'late',
    'expired',
    'passed away',
    'deceased',
    'இல்லை',
    'காலமானார்',
    'மறைந்துவிட்டார்',
    'இறந்துவிட்டார்',
    'नाही',
    'नाहीत',
    'कै',
    'स्वर्गीय',
    'दिवंगत',
    'मयत',
    'हयात नाही',
    'हयात नाहीत',
  ].map(plainWords),
);

/** The text of a cell as the person meant it. */
export function cellText(cell: string): string {
  const text = cell.replace(TEXT_MARK, '').replaceAll('\u00a0', ' ').trim();
  return NOTHING.has(text) ? '' : text;
}

/** What a cell says of a field; an empty one is no answer. `given`: what is read of other fields of the row. */
export function readCell(
  domain: Domain,
  field: ProfileField,
  text: string,
  given: Readonly<Record<string, unknown>>,
  today: Date,
): CellRead {
  if (text === '') return { value: null };
  if (ERROR.test(text)) return fault('errorCell');
  if (GARBLED.test(text)) return fault('badCharacters');
  const tooLong = text.length > LONGEST && TOO_LONG[field.kind];
  if (tooLong) return fault(tooLong);
  const isText = field.kind === 'text' || field.kind === 'long-text';
  if (UNKNOWN.has(plainWords(text)) && !(isText && !field.person)) {
    if (field.mayBeUnknown) return { unknown: true };
    return field.required ? fault('mustKnow') : { value: null };
  }
  return readKind(communities[domain], field, text, given, today);
}

/** Only texts are longer. Long ones would keep others waiting while it is looked what of it is a date or an option. */
const LONGEST = 200;

/** What is wrong with cells of a kind that are longer. */
const TOO_LONG: Partial<Record<ProfileField['kind'], CellMessage>> = {
  choice: 'choiceUnknown',
  date: 'dateForm',
  time: 'timeForm',
  height: 'heightForm',
  integer: 'weightForm',
  count: 'numberForm',
  padham: 'padhamForm',
  'yes-no': 'yesNo',
};

function readKind(
  site: Community,
  field: ProfileField,
  text: string,
  given: Readonly<Record<string, unknown>>,
  today: Date,
): CellRead {
  switch (field.kind) {
    case 'choice':
      return readChoice(site, field, text, given);
    case 'date':
      return readDate(text, today);
    case 'time':
      return readTime(text);
    case 'height':
      return readHeight(text);
    case 'integer':
      return readWeight(text);
    case 'count':
      return readCount(text);
    case 'padham':
      return readPadham(text);
    case 'yes-no': {
      const word = plainWords(text);
      if (YES.has(word)) return { value: true };
      return NO.has(word) ? { value: false } : fault('yesNo');
    }
    case 'mobiles':
    case 'pincode':
      return readDigits(text);
    // an address is not told by its capitals
    case 'email':
      return { value: text.replace(/^mailto:/i, '') };
    case 'text':
    case 'long-text':
      return { value: text };
  }
}

function readChoice(
  site: Community,
  { name, list }: ProfileField,
  text: string,
  given: Readonly<Record<string, unknown>>,
): CellRead {
  if (!list) return fault('choiceUnknown');
  const band = list === 'annual_income' && incomeBand(text);
  const meant = optionsMeant(site.domain, list, band || text);
  // castes have subcastes of the same names
  const ofCaste = meant.filter(({ community }) => !community || community === given.community);
  const fitting = ofCaste.length > 0 ? ofCaste : meant;
  const [option, other] = fitting;
  if (!option)
    return fault(isEmptySubcaste(site, name, text, given) ? 'noSubcaste' : 'choiceUnknown');
  return other ? fault('choiceMany') : { value: option.value };
}

/** Whether a subcaste stands beside a caste that has none. */
function isEmptySubcaste(
  site: Community,
  name: string,
  text: string,
  { community }: Readonly<Record<string, unknown>>,
): boolean {
  if (name !== 'surname' || !community || text === '') return false;
  return !listOf(site, 'subcaste').some((one) => one.community === community);
}
