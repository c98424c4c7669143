import type { Endpoint } from '@mala/contract/endpoint.ts';
import type { userParams } from '@mala/contract/endpoint-parts.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentMe, reloadMe, renewSession } from '../../lib/session/session.ts';

type Entity = Readonly<Record<string, unknown>>;
type Read = Endpoint<typeof userParams, never, z.ZodMiniType<Entity>>;
type Save = Endpoint<typeof userParams, z.ZodMiniType<Entity, Entity>, z.ZodMiniType>;

export function fetchSection(
  userId: string,
  section: Section,
  signal?: AbortSignal,
): Promise<Entity> {
  const read: Read = readSection[section];
  return call(read, { params: { userId }, ...(signal && { signal }) });
}

/**
 * A section of a profile as stored. Loaded again each time a form opens, and never while it is open, so that typing is
 * not disturbed.
 */
export function useSection(userId: string, section: Section) {
  return useQuery({
    queryKey: ['profile', userId, section],
    queryFn: ({ signal }) => fetchSection(userId, section, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/**
 * Saves a section, then reloads the account: the member's steps, and after the first save the id and token. Throws
 * ApiError if saving failed. A failed reload is made up for by the next page; after the first save it is an error of
 * the save, because the next steps depend on it.
 */
export async function sendSection(userId: string, section: Section, body: Entity): Promise<void> {
  const save: Save = saveSection[section];
  await call(save, { params: { userId }, body });
  // lists and profiles say how well others match; what is shown just now is left alone
  if (section === 'horoscope') void queryClient.invalidateQueries({ refetchType: 'none' });
  const refresh = section === 'basic' ? renewSession().catch(reloadMe) : reloadMe();
  await refresh.catch((error: unknown) => {
    if (!currentMe()?.steps.basic) throw error;
  });
}
