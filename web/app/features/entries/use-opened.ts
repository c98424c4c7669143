import { openEntry } from '@mala/contract/entries/family.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { OpenedEntry } from './proof.ts';

type State =
  | { kind: 'code' | 'opening' | 'spent' }
  | { kind: 'failed'; error: Error }
  | { kind: 'opened'; opened: OpenedEntry };

/** What was entered, by the link of the page; without one, what the code opens. */
export function useOpened(entry_id: string, secret: string) {
  const [state, setState] = useState<State>({ kind: secret ? 'opening' : 'code' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a failure
  useEffect(() => {
    if (!secret) return setState({ kind: 'code' });
    const proof = { way: 'link', entry_id, secret } as const;
    let left = false;
    setState({ kind: 'opening' });
    call(openEntry, { body: proof }).then(
      (reply) => !left && setState({ kind: 'opened', opened: { ...reply, proof } }),
      (error: Error) => {
        const isSpent = error instanceof ApiError && [400, 404].includes(error.status);
        if (!left) setState(isSpent ? { kind: 'spent' } : { kind: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [entry_id, secret, round]);
  return {
    state,
    show: (opened: OpenedEntry) => setState({ kind: 'opened', opened }),
    spend: () => setState({ kind: 'spent' }),
    retry: async () => setRound(round + 1),
  };
}
