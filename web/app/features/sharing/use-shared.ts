import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { openLink, type SharedProfile } from '@mala/contract/sharing.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

type State =
  | { kind: 'opening' | 'gone' }
  | { kind: 'failed'; error: Error }
  | { kind: 'opened'; shared: SharedProfile };

/** The profile of a link. It is opened once the page is there: what only reads the page, as messengers do, opens nothing. */
export function useShared(given: { id: string; secret: string; domain: Domain | undefined }) {
  const { id, secret, domain } = given;
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a failure
  useEffect(() => {
    let left = false;
    setState({ kind: 'opening' });
    call(openLink, { body: { id, secret, ...(domain && { domain }) } }).then(
      (shared) => !left && setState({ kind: 'opened', shared }),
      (error: Error) => {
        const isGone = error instanceof ApiError && [400, 404].includes(error.status);
        if (!left) setState(isGone ? { kind: 'gone' } : { kind: 'failed', error });
      },
    );
    return () => {
      left = true;
    };
  }, [id, secret, domain, round]);
  return { state, retry: async () => setRound(round + 1) };
}

/** A shared profile as the components of a profile take it: nobody's in particular, and not downloaded. */
export function viewOf({ expires_at: _, ...shared }: SharedProfile): ProfileView {
  return {
    ...shared,
    dob: null,
    profile_id: '',
    photo_nudge: false,
    hasShortlisted: false,
    downloaded: false,
  };
}
