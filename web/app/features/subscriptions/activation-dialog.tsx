import type { Subscription } from '@mala/contract/subscriptions.ts';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { shortDate } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { ActivationForm } from './activation-form.tsx';
import { usePackages } from './queries.ts';

/** Activates a package for a member after a payment; shows the member's current subscription first. */
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
  const text = adminText.activation;
  const packages = usePackages();
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>{who}</strong>
        <br />
        {runsUntil ? text.running(shortDate(runsUntil)) : text.none}
      </p>
      {packages.isPending && <PageLoading />}
      {packages.isError && <LoadFailed query={packages} />}
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
