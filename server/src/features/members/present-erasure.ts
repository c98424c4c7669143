import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  ERASED_PARTS,
  type ErasedPart,
  KEPT_PARTS,
  type KeptPart,
  type previewErasure,
  type readErasure,
} from '@mala/contract/members/erasure.ts';
import type { output } from 'zod/mini';
import type { FoundReceipt } from './erasure-queries.ts';

const PREFIXES: Readonly<Record<Domain, string>> = { tamilmala: 'TM', marathimala: 'MM' };

/** `TM/E/2026/12`: the community, the year and the running number within both. */
export function erasureNumber(domain: Domain, year: number, number: number): string {
  return `${PREFIXES[domain]}/E/${year}/${number}`;
}

/** What a receipt of an earlier version did not count is none. */
function only<Name extends string>(names: readonly Name[], counts: Partial<Record<Name, number>>) {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;
}

/** What goes and what stays. */
export function presentCounts(
  counts: Record<ErasedPart | KeptPart, number>,
): output<typeof previewErasure.reply> {
  return { goes: only(ERASED_PARTS, counts), stays: only(KEPT_PARTS, counts) };
}

/** The receipt as it is printed. */
export function presentReceipt(row: FoundReceipt): output<typeof readErasure.reply> {
  const { domain, mid, asked_by, asked_on, goes, stays } = row;
  return {
    receipt: erasureNumber(domain, row.receipt_year, row.receipt_number),
    ...{ domain, mid, asked_by, asked_on, ...presentCounts({ ...goes, ...stays }) },
    erased_at: row.erased_at.toISOString(),
    by: row.erased_by_name,
  };
}
