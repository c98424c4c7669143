import {
  createLink,
  endLink,
  listLinks,
  type NewLink,
  type SeenAs,
  seeAsOthers,
} from '@mala/contract/sharing.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { linksText } from '../../i18n/en/links.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { showToast } from '../../ui/toast.tsx';

const LINKS = ['links'];

/** The member's own links, loaded again each time: they are opened meanwhile. */
export function useLinks() {
  return useQuery({
    queryKey: LINKS,
    queryFn: async ({ signal }) => (await call(listLinks, { signal })).links,
    staleTime: 0,
  });
}

/** Makes a link, and shows it in the list. Throws ApiError. */
export function useMakeLink(): (wanted: NewLink) => Promise<void> {
  const client = useQueryClient();
  return async (body) => {
    await call(createLink, { body }).catch((error: unknown) => {
      // the standing has changed meanwhile, and the page says so
      if (error instanceof ApiError && error.status === 403) reloadMe().catch(() => undefined);
      throw error;
    });
    showToast({ kind: 'success', ...linksText.made });
    await client.invalidateQueries({ queryKey: LINKS });
  };
}

/** Ends a link. One that is ended already is not an error. */
export function useEndLink(id: string, onEnded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(endLink, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      });
    },
    onSuccess: async () => {
      onEnded();
      showToast({ kind: 'success', ...linksText.ended });
      await client.invalidateQueries({ queryKey: LINKS });
    },
    onError: (error) => reportError(error),
  });
}

/** One's own profile as others see it. */
export function useSeen(as: SeenAs) {
  return useQuery({
    queryKey: ['seen', as],
    queryFn: ({ signal }) => call(seeAsOthers, { query: { as }, signal }),
    staleTime: 0,
  });
}
