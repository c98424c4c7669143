import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { SupportButton } from '../../components/support-button.tsx';
import { Packages } from '../../features/subscriptions/packages.tsx';
import { usePackages } from '../../features/subscriptions/queries.ts';
import { WaysToPay } from '../../features/subscriptions/ways-to-pay.tsx';
import { errorsText } from '../../i18n/errors.ts';
import { useSubscriptionText } from '../../i18n/subscription.ts';
import { type Me, useMember } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Packages, their terms and the ways to pay, in every standing. */
export default function Upgrade() {
  const text = useSubscriptionText();
  const { me } = useMember();
  const packages = usePackages();
  return (
    <Stack gap="lg">
      <PageTitle title={text.upgradeTitle} />
      {packages.isPending && <PageLoading />}
      {packages.isError && (
        <LoadFailed
          title={errorsText().general}
          message={packages.error.message}
          again={text.again}
          onRetry={() => void packages.refetch()}
        />
      )}
      {packages.data && <Offers offers={packages.data} me={me} />}
    </Stack>
  );
}

function Offers({ offers, me }: { offers: Got<typeof listPackages.reply>; me: Me }) {
  const text = useSubscriptionText();
  return (
    <>
      <p className="measure lead">{text.upgradeLead}</p>
      {me.standing === 'incomplete' && (
        <Notice kind="info">
          <p>{text.notYet}</p>
          <LinkButton to={paths.forbidden} look="outline">
            {text.completeProfile}
          </LinkButton>
        </Notice>
      )}
      <Packages packages={offers.packages} />
      <section aria-labelledby="package-terms">
        <h2 id="package-terms">{text.termsTitle}</h2>
        <ul className="measure">
          {text.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      <WaysToPay payment={offers.payment}>
        <SupportButton message={text.referenceMessage(me.mid ?? me.user_name)}>
          {text.sendReference}
        </SupportButton>
      </WaysToPay>
    </>
  );
}
