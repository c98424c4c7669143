import { findProfiles } from '@mala/contract/moderation/find.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/** Milliseconds without a key after which is looked. */
const PAUSE = 250;

const finding = (text: string) =>
  queryOptions({
    queryKey: ['find', text],
    queryFn: ({ signal }) => call(findProfiles, { body: { text }, signal }),
  });

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What is found while somebody types, with what was found before until it is there; from two characters on. */
export function useFound(typed: string) {
  const text = usePaused(typed.trim());
  const isAsked = [...typed.trim()].length > 1;
  const found = useQuery({
    ...finding(text),
    enabled: isAsked && [...text].length > 1,
    placeholderData: keepPreviousData,
  });
  return { ...found, data: isAsked ? found.data : undefined };
}

/** Looks at once, for Enter. */
export function useFindNow() {
  const client = useQueryClient();
  return (typed: string) => client.fetchQuery(finding(typed.trim()));
}
