import { confirmTestMail, decideHosts, readSetup, type SetupRow } from '@mala/contract/setup.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { setupText } from '../../i18n/en/setup.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';

const KEY = ['setup'];

/** What the site needs before it opens; each look makes the server look anew. */
export function useSetup() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readSetup, { signal }) });
}

export function useReloadSetup(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}

/** Decides for one address. */
export function useOneHost() {
  const reload = useReloadSetup();
  return useMutation({
    mutationFn: () => call(decideHosts, { body: { one: true } }),
    onSuccess: () => showToast({ kind: 'success', ...setupText.one.done }),
    onError: (error) => reportError(error),
    onSettled: reload,
  });
}

/** Says by its link, once, that a test mail arrived. */
export function useReceived(id: string, secret: string) {
  return useQuery({
    queryKey: ['setup-received', id, secret],
    queryFn: () => call(confirmTestMail, { body: { id, secret } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Where something is set that is set on a page. */
export function placeOf({ item, domain }: SetupRow): string | null {
  return domain ? `/admin/settings?domain=${domain}#${item}` : null;
}
