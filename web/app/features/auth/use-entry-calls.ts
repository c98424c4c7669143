import { offlineError } from '../../lib/api-error.ts';
import { useAtFirstSign } from '../../ui/use-at-first-sign.ts';

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
