import type { Got } from '@mala/contract/endpoint.ts';
import { readPreferences, savePreferences } from '@mala/contract/profiles/preferences.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { reloadMe } from '../../../lib/session/session.ts';
import { bodyOf, type PreferenceValues } from './values.ts';

export type StoredPreferences = Got<typeof readPreferences.reply>;

/** Loaded again each time the form opens, and never while it is open. */
export function usePreferences(userId: string) {
  return useQuery({
    queryKey: ['preferences', userId],
    queryFn: ({ signal }) => call(readPreferences, { params: { userId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves, and has the searches and profiles loaded again that say who fits. Throws ApiError. */
export async function sendPreferences(userId: string, values: PreferenceValues): Promise<void> {
  await call(savePreferences, { params: { userId }, body: bodyOf(values) });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  // a search begins with them; if this fails, the next page asks again
  await reloadMe().catch(() => undefined);
}
