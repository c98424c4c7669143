import { endOneSession, listSessions, signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

export type OpenSession = z.output<typeof listSessions.reply>['rows'][number];

const KEY = ['sessions'];

/** The devices where the member is signed in, loaded again each time. */
export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
  });
}

/** Signs one device out. A device that is already signed out is not an error. */
export function useEndSession(id: string, onEnded: () => void) {
  const text = accountText.sessions;
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(endOneSession, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      });
    },
    onSuccess: async () => {
      onEnded();
      showToast({ kind: 'success', ...text.ended });
      await client.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => reportError(error, text.endFailed),
  });
}

/** Signs every device out; this browser's own token is invalid afterwards. */
export function useSignOutEverywhere(onDone: () => Promise<void>) {
  const { failed } = accountText.sessions.everywhere;
  return useMutation({
    mutationFn: () => call(signOutEverywhere),
    onSuccess: onDone,
    onError: (error) => reportError(error, failed),
  });
}
