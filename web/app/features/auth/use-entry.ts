import { useState } from 'react';
import { useNavigate } from 'react-router';
import { throwOffline } from '../../lib/api-error.ts';
import { beginSession, useSession } from '../../lib/session/session.ts';
import { useAtFirstInteraction } from '../../ui/use-at-first-interaction.ts';

type Target = string | { pathname: string; search: string; hash: string };

/**
 * Starts the session after a login or signup and continues. `alreadyIn` tells visitors who arrived signed in from those
 * who are just signing in, so that the two redirects do not compete.
 */
export function useEntry(): {
  alreadyIn: boolean;
  /** without a target, where the account starts */
  enter: (token: string, target: Target | null) => Promise<void>;
} {
  const { status } = useSession();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  return {
    alreadyIn: status === 'member' && !entering,
    enter: async (token, target) => {
      setEntering(true);
      await beginSession(token);
      await navigate(target ?? (await entryCalls()).startPage(), { replace: true });
    },
  };
}

const fetchCode = () => import('./entry-calls.ts');
export type EntryCalls = Awaited<ReturnType<typeof fetchCode>>;

function entryCalls(): ReturnType<typeof fetchCode> {
  return fetchCode().catch(throwOffline);
}

/** Loads the validation and calls of login, signup and reset, which are not in the initial bundle. */
export function useEntryCalls(): typeof entryCalls {
  useAtFirstInteraction(fetchCode);
  return entryCalls;
}
