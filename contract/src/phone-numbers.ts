import { normalized } from './clean-text.ts';
import { mobileDigits } from './digits.ts';

/** The last ten digits of a telephone number that was typed alone, in any form; null if it is none. */
export function numberTyped(text: string): string | null {
  const plain = normalized(text, 'NFKC');
  if (!/^[\p{Nd}\s\p{Pd}\p{Cf}().+/]*$/u.test(plain)) return null;
  const digits = mobileDigits(plain);
  return digits.length >= 10 && digits.length <= 15 ? digits.slice(-10) : null;
}
