import * as factors from '@mala/contract/second-factor.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { reportError } from '../../components/form/report-error.ts';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { showToast } from '../../ui/toast.tsx';

export type Factors = z.output<typeof factors.showSecondFactor.reply>;
export type Passkey = Factors['passkeys'][number];

const KEY = ['second-factor'];

/** The second factors of the account, loaded again each time. */
export function useFactors() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(factors.showSecondFactor, { signal }),
    staleTime: 0,
  });
}

/** To be called after each change: the page shows it, and what was closed without a factor opens. */
export function useChanged(): (done: string) => Promise<void> {
  const client = useQueryClient();
  return async (done) => {
    showToast({ kind: 'success', title: secondFactorText.toast, message: done });
    await client.invalidateQueries({ queryKey: KEY });
    // a failure changes nothing: the next page loads the account again
    await reloadMe().catch(() => undefined);
  };
}

/** A change by a button, with the title of its failures. */
export function useChange<Result>(
  change: () => Promise<Result>,
  failed: string,
  onDone: (result: Result) => Promise<void> | void,
) {
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (error) => reportError(error, failed),
  });
}
