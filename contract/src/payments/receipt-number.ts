import type { Domain } from '../communities/domain.ts';
import { inIndia } from '../india-time.ts';

const PREFIXES: Readonly<Record<Domain, string>> = { tamilmala: 'TM', marathimala: 'MM' };

/** The financial year in India at a time: the year in which its April is. */
export function financialYear(time: Date): number {
  const day = inIndia(time);
  return day.getUTCMonth() < 3 ? day.getUTCFullYear() - 1 : day.getUTCFullYear();
}

/** `TM/2026-27/000123`: the community, the financial year and the running number within both. */
export function receiptNumber(domain: Domain, year: number, number: number): string {
  const next = String((year + 1) % 100).padStart(2, '0');
  return `${PREFIXES[domain]}/${year}-${next}/${String(number).padStart(6, '0')}`;
}
