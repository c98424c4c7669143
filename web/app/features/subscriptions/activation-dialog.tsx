import type { Subscription } from '@mala/contract/subscriptions.ts';
import { useAdminText } from '../../i18n/admin.ts';
import { errorsText } from '../../i18n/errors.ts';
import { shortDate } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { ActivationForm } from './activation-form.tsx';
import { usePackages } from './queries.ts';

/** Activates a package for a member against a payment; says first what the member has. */
export function ActivationDialog({
  memberId,
  who,
  runsUntil,
  onDone,
  onClose,
}: {
  memberId: string;
  who: string;
  /** the last day of the running subscription, if any */
  runsUntil: string | null;
  onDone: (subscription: Subscription) => void;
  onClose: () => void;
}) {
  const text = useAdminText().activation;
  const packages = usePackages();
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>{who}</strong>
        <br />
        {runsUntil ? text.running(shortDate(runsUntil)) : text.none}
      </p>
      {packages.isPending && <PageLoading />}
      {packages.isError && (
        <LoadFailed
          title={errorsText().general}
          message={packages.error.message}
          again={text.again}
          onRetry={() => void packages.refetch()}
        />
      )}
      {packages.data && (
        <ActivationForm
          memberId={memberId}
          packages={packages.data.packages}
          onDone={onDone}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
