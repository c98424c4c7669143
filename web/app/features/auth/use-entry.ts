import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offlineError } from '../../lib/api-error.ts';
import { beginSession, useSession } from '../../lib/session/session.ts';
import { useAtFirstSign } from '../../ui/use-at-first-sign.ts';

type Target = string | { pathname: string; search: string; hash: string };

/**
 * Begins the session of a login or signup and goes on. `alreadyIn` tells whoever came signed in from whoever
 * is just being let in, so that the two are not sent to different pages at once.
 */
export function useEntry(): {
  alreadyIn: boolean;
  enter: (token: string, target: Target) => Promise<void>;
} {
  const { status } = useSession();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  return {
    alreadyIn: status === 'member' && !entering,
    enter: async (token, target) => {
      setEntering(true);
      await beginSession(token);
      await navigate(target, { replace: true });
    },
  };
}

const fetchCode = () => import('./entry-calls.ts');

function entryCalls(): ReturnType<typeof fetchCode> {
  return fetchCode().catch(() => {
    throw offlineError();
  });
}

/** Gives the checks and calls of the login, the signup and the reset, which are no part of the first load. */
export function useEntryCalls(): typeof entryCalls {
  useAtFirstSign(fetchCode);
  return entryCalls;
}
