import { agreed, type Missing, missingFor, type Places, type Rule } from './agreement.ts';
import type { Field } from './person.ts';

/** What a rule found: `reason` is a key for words. Without what it needs it has no value, rather than the worst. */
export type Part<Computed, Empty> = { reason: string; missing: readonly Missing[] } & (
  | ({ computable: true } & Computed)
  | ({ computable: false } & Empty)
);

/** A rule that gives the key of its reason, and what comes of each. */
export interface PartRule<Computed, Empty, Reason extends string = string> {
  /** what of the two people it depends on */
  reads: readonly Field[];
  reasonOf: Rule<Reason>;
  /** by reason; made once, because all pairs of a search are computed */
  parts: Readonly<Record<string, Part<Computed, Empty>>>;
  empty: Empty;
}

export const NOTHING_MISSING: readonly Missing[] = Object.freeze([]);

export function partRule<Reason extends string, Computed, Empty>(
  reads: readonly Field[],
  results: Readonly<Record<Reason, Computed>>,
  empty: Empty,
  reasonOf: Rule<Reason>,
): PartRule<Computed, Empty, Reason> {
  const parts = Object.entries<Computed>(results).map(([reason, result]) => {
    const part = { ...result, reason, computable: true as const, missing: NOTHING_MISSING };
    return [reason, Object.freeze(part)];
  });
  return { reads, reasonOf, parts: Object.fromEntries(parts), empty };
}

/** What the rule says of all places that are possible. */
export function partOf<Computed, Empty>(
  places: Places,
  { reads, reasonOf, parts, empty }: PartRule<Computed, Empty>,
): Part<Computed, Empty> {
  const reason = agreed(places, reasonOf);
  const part = reason === undefined ? undefined : parts[reason];
  if (part) return part;
  const missing = missingFor(places, reads, reasonOf);
  return { ...empty, reason: 'missing', computable: false, missing };
}
