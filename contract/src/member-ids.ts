import { normalized } from './clean-text.ts';
import { plainDigits } from './digits.ts';

/** The member ids that were meant: digits alone are a bride's or a groom's. */
export function midsOf(typed: string): string[] {
  return /^\d/.test(typed) ? [`MM${typed}`, `MF${typed}`] : [typed];
}

/** A member id, or its digits alone, however it was typed: "mf 100449", "MF-100449", full width; null if it is none. */
export function midTyped(text: string): string | null {
  const id = plainDigits(normalized(text, 'NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}.]/gu, '');
  return /^(M[MF])?\d{1,9}$/.test(id) ? id : null;
}

/** The member ids that a search looks for where this was typed: none, one, or a bride's and a groom's for digits alone. */
export function midsSought(text: string): string[] {
  return midsOf(midTyped(text) ?? '').filter((mid) => /^M[MF]\d{6}$/.test(mid));
}

/** Whether a search with these words looks for a member id, and so for one person. */
export function isOfOne({ keyword = [] }: { keyword?: readonly unknown[] | undefined }): boolean {
  return midsSought(keyword.join(' ')).length > 0;
}
