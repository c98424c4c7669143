import { plainDigits } from '@mala/contract/digits.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { type CellRead, fault } from './cell-read.ts';
import { plainWords } from './plain-words.ts';

const FEET =
  /^(\d)\s*(?:'|’|′|`|feet|foot|ft|fit|அடி|फूट|फुट|फु)\.?\s*(?:(\d{1,2})(?:[.,]\d+)?\s*(?:"|”|″|''|’’|inches|inch|ins|in|அங்குலம்|அங்|इंच|इं)?\.?)?$/;
const METRES = /^(\d)[.,](\d{1,2})\s*(?:m|mt|mtr|metre|meter|metres|meters|மீ|மீட்டர்|मी|मीटर)\.?$/;
const CENTIMETRES =
  /^(\d{3})(?:[.,]\d+)?\s*(?:cm|cms|centimetre|centimeter|செமீ|செ\.மீ|सेमी|से\.मी)?\.?$/;
const FEET_POINT = /^(\d)[.,\-\s](\d{1,2})$/;

/** A height in feet and inches, centimetres or metres as the nearest of those that a form offers. */
export function readHeight(text: string): CellRead {
  const plain = plainDigits(text).toLowerCase().trim();
  const [inCm, cm] = CENTIMETRES.exec(plain) ?? [];
  if (inCm) return nearest(Number(cm));
  const [inMetres, metres, hundredths = ''] = METRES.exec(plain) ?? [];
  if (inMetres) return nearest(Number(metres) * 100 + Number(hundredths.padEnd(2, '0')));
  const [inFeet, feet, inches = '0'] = FEET.exec(plain) ?? FEET_POINT.exec(plain) ?? [];
  if (!inFeet) return fault('heightForm');
  if (Number(inches) > 11) return fault('heightForm');
  // a spreadsheet writes 5.10 as 5.1
  if (/^\d[.,]1$/.test(plain)) return fault('heightTenth');
  return nearest((Number(feet) * 12 + Number(inches)) * 2.54);
}

/** So far may a height be from the lowest and highest of the list. */
const BESIDE_CM = 2;

function nearest(cm: number): CellRead {
  const [lowest, highest] = [HEIGHTS_CM[0], HEIGHTS_CM[HEIGHTS_CM.length - 1] ?? 0];
  if (cm < lowest - BESIDE_CM || cm > highest + BESIDE_CM) return fault('heightRange');
  const value = HEIGHTS_CM.reduce<number>(
    (best, one) => (Math.abs(one - cm) < Math.abs(best - cm) ? one : best),
    lowest,
  );
  return { value };
}

const WEIGHT =
  /^(\d{1,3})(?:[.,](\d+))?\s*(?:kg|kgs|kilo|kilos|கிலோ|கிகி|கி\.கி|किलो|किग्रॅ|कि\.ग्रॅ)?\.?$/;

/** Kilograms, as a whole number. */
export function readWeight(text: string): CellRead {
  const [is, whole, rest = '0'] = WEIGHT.exec(plainDigits(text).toLowerCase().trim()) ?? [];
  return is ? { value: Math.round(Number(`${whole}.${rest}`)) } : fault('weightForm');
}

const NONE = new Set(['nil', 'none', 'no', 'இல்லை', 'नाही', '-'].map(plainWords));

const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['zero', 'nil', 'none', 'no', 'இல்லை', 'பூஜ்யம்', 'नाही', 'शून्य'],
  ['one', 'ஒன்று', 'ஒருவர்', 'एक'],
  ['two', 'இரண்டு', 'இருவர்', 'दोन'],
  ['three', 'மூன்று', 'மூவர்', 'तीन'],
  ['four', 'நான்கு', 'நால்வர்', 'चार'],
  ['five', 'ஐந்து', 'ஐவர்', 'पाच'],
];

/** How many: 2, `two`, `nil`. */
export function readCount(text: string): CellRead {
  const plain = plainDigits(text).trim();
  if (/^-?\d{1,6}([.,]0+)?$/.test(plain)) return { value: Number.parseInt(plain, 10) };
  const word = plainWords(text);
  const value = NUMBER_WORDS.findIndex((words) => words.some((one) => plainWords(one) === word));
  return value < 0 && !NONE.has(word) ? fault('numberForm') : { value: Math.max(0, value) };
}

const PADHAMS: readonly (readonly string[])[] = [
  ['i', 'first', 'ஒன்று', 'முதல்', 'ஒன்றாம்', 'एक', 'पहिले', 'पहिला', 'प्रथम'],
  ['ii', 'second', 'இரண்டு', 'இரண்டாம்', 'दोन', 'दुसरे', 'दुसरा', 'द्वितीय'],
  ['iii', 'third', 'மூன்று', 'மூன்றாம்', 'तीन', 'तिसरे', 'तिसरा', 'तृतीय'],
  ['iv', 'fourth', 'நான்கு', 'நான்காம்', 'चार', 'चौथे', 'चौथा', 'चतुर्थ'],
];
const PADHAM_ITSELF = /\s*(padham|patham|padam|pada|charan|பாதம்|चरण|पद)\.?$/u;

/** The quarter of a star: 2, `2nd`, `II`, `2-ஆம் பாதம்`. */
export function readPadham(text: string): CellRead {
  const [digits, more] = plainDigits(text).match(/\d+(?:[.,]\d*[1-9])?/g) ?? [];
  if (digits)
    return more || !/^[1-4]$/.test(digits) ? fault('padhamForm') : { value: Number(digits) };
  const word = plainWords(text.toLowerCase().trim().replace(PADHAM_ITSELF, ''));
  const at = PADHAMS.findIndex((words) => words.some((one) => plainWords(one) === word));
  return at < 0 ? fault('padhamForm') : { value: at + 1 };
}

/** A number that a spreadsheet shortened to 9.84E+09 has lost its last digits. */
const SHORTENED = /^\d([.,]\d+)?e\+?\d+$/i;

/** A telephone number or a postcode as its digits: a spreadsheet may have made a number with a point of it. */
export function readDigits(text: string): CellRead {
  const plain = plainDigits(text).trim();
  if (SHORTENED.test(plain)) return fault('numberCut');
  return { value: plain.replace(/[.,]0+$/, '') };
}
