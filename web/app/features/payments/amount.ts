import { plainDigits } from '@mala/contract/digits.ts';

/** An amount as people write it: ₹1,500. */
export function amountOf(typed: string): number {
  return Number(plainDigits(typed).replace(/[₹,\s]/g, ''));
}
