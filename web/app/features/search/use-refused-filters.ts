import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { type ChosenFilters, without } from './filters.ts';

/**
 * Leaves out what the server does not take, as of an address that was written by another version or for somebody else; returns the names of what was
 * left out.
 */
export function useRefusedFilters(
  error: Error | null,
  filters: ChosenFilters,
  change: (filters: ChosenFilters) => void,
): readonly string[] {
  const [refused, setRefused] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== 'INVALID') return;
    const names = Object.keys(error.fields);
    if (names.length === 0) return;
    setRefused(names);
    change(names.reduce(without, filters));
  }, [error]);
  return refused;
}
