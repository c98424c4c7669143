import { readNumbers } from '@mala/contract/numbers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type Period, queryOf } from './period.ts';

/** The figures of a period; those of the one before stay until its own are there. */
export function useNumbers(period: Period) {
  return useQuery({
    queryKey: ['numbers', period],
    queryFn: ({ signal }) => call(readNumbers, { query: queryOf(period), signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
