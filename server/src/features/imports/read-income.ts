import { plainDigits } from '@mala/contract/digits.ts';

/** What a year's income begins with, in lakhs, in each option. */
const BANDS = [
  [0, 'upto-1-lakh'],
  [1, '1-2-lakh'],
  [2, '2-4-lakh'],
  [4, '4-7-lakh'],
  [7, '7-10-lakh'],
  [10, '10-15-lakh'],
  [15, '15-20-lakh'],
  [20, '20-30-lakh'],
  [30, '30-50-lakh'],
  [50, '50-75-lakh'],
  [75, '75-lakh-1-crore'],
  [100, '1-crore-and-above'],
] as const;

const AMOUNT =
  /^(?:rs\.?|₹|inr|ரூ\.?|रु\.?)?\s*(\d[\d,]*(?:\.\d+)?)\s*([\p{L}\p{M}]*)\.?\s*(?:\/-)?$/u;
const LAKHS = /^(lakh|lakhs|lac|lacs|l|lpa|லட்சம்|இலட்சம்|லட்சங்கள்|लाख)$/;
const CRORES = /^(crore|crores|cr|கோடி|कोटी)$/;

/** Below, it is a month's income, or a number of something else. */
const LEAST_RUPEES = 50_000;

/** The option of an amount of a year, `5.5 lakhs` or `5,50,000`; null for anything else. */
export function incomeBand(text: string): string | null {
  const [is, amount = '', unit = ''] = AMOUNT.exec(plainDigits(text).toLowerCase().trim()) ?? [];
  if (!is) return null;
  const number = Number(amount.replaceAll(',', ''));
  const lakhs = inLakhs(number, unit);
  if (lakhs === null || lakhs <= 0 || (unit === '' && number < LEAST_RUPEES)) return null;
  return BANDS.findLast(([from]) => lakhs >= from)?.[1] ?? null;
}

function inLakhs(number: number, unit: string): number | null {
  if (unit === '') return number / 100_000;
  if (LAKHS.test(unit)) return number;
  return CRORES.test(unit) ? number * 100 : null;
}
