import { useEffect } from 'react';
import { errorsText } from '../../i18n/en/errors.ts';
import { ApiError } from '../../lib/api-error.ts';
import { followRoles } from '../../lib/session/follow-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnceOnline } from '../../ui/use-once-online.ts';

// a box that is drawn again repeats no toast
const told = new WeakSet<Error>();

/** The toast of a failed call (specification, section 8), once for each failure. */
function useToastOf(error: Error | null): void {
  useEffect(() => {
    if (!error || told.has(error)) return;
    told.add(error);
    followRoles(error);
    showToast({ kind: 'error', title: errorsText.general, message: error.message });
  }, [error]);
}

/**
 * Shown in place of what could not be loaded, with a retry button, beside the toast; it is also retried when the network is
 * back. `spent` is the title where a limit is reached (429), which is no fault and has no toast.
 */
export function LoadFailed({
  title,
  spent,
  query: { error, refetch },
}: {
  title?: string;
  spent?: string;
  query: { error: Error | null; refetch: () => Promise<unknown> };
}) {
  const { general, again } = errorsText;
  const isSpent = spent && error instanceof ApiError && error.status === 429;
  useToastOf(isSpent ? null : error);
  const retry = () => void refetch();
  useOnceOnline(retry);
  return (
    <Notice kind={isSpent ? 'warning' : 'fault'} title={isSpent ? spent : (title ?? general)} live>
      <p>{error?.message}</p>
      <Button look="outline" onClick={retry}>
        {again}
      </Button>
    </Notice>
  );
}
