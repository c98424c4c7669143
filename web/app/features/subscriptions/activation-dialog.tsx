import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Subscription } from '@mala/contract/subscriptions.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { shortDate } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { ActivationForm, type Told } from './activation-form.tsx';
import { usePackages } from './queries.ts';

/** Activates a package for a member after a payment; shows the member's current subscription first. */
export function ActivationDialog({
  memberId,
  domain,
  who,
  runsUntil,
  told,
  onDone,
  onClose,
}: {
  memberId: string;
  domain: Domain;
  who: string;
  /** the last day of the running subscription, if any */
  runsUntil: string | null;
  told?: Told;
  onDone: (subscription: Subscription) => void;
  onClose: () => void;
}) {
  const text = adminText.activation;
  const packages = usePackages(domain);
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={who} />
        </strong>
        <br />
        {runsUntil ? text.running(shortDate(runsUntil)) : text.none}
      </p>
      {packages.isPending && <PageLoading />}
      {packages.isError && <LoadFailed query={packages} />}
      {packages.data && (
        <ActivationForm
          memberId={memberId}
          packages={packages.data.packages}
          told={told}
          onDone={onDone}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
