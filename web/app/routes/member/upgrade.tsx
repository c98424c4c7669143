import type { Got } from '@mala/contract/endpoint.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { StandingActions, StandingMessage } from '../../components/standing/standing-message.tsx';
import { OrderNotice } from '../../features/payments/order-notice.tsx';
import { PayOnline } from '../../features/payments/pay-online.tsx';
import { ToldPayments } from '../../features/payments/told-payments.tsx';
import { Packages } from '../../features/subscriptions/packages.tsx';
import { usePackages } from '../../features/subscriptions/queries.ts';
import { WaysToPay } from '../../features/subscriptions/ways-to-pay.tsx';
import { receiptText } from '../../i18n/en/receipt.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { type Me, useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/**
 * Packages, their terms and payment methods. A member who cannot use a package yet is told why instead of being offered
 * one (server rules, section 3).
 */
export default function Upgrade() {
  const { me } = useMember();
  const closed = me.standing === 'married' || me.standing === 'refused';
  return closed && hasOwnProfile(me) ? <StandingMessage me={me} /> : <Offers me={me} />;
}

function Offers({ me }: { me: Me }) {
  const text = subscriptionText;
  const packages = usePackages();
  const order = useSearchParams()[0].get('order');
  return (
    <Stack gap="lg">
      <PageTitle title={text.upgradeTitle} />
      {order && hasOwnProfile(me) && <OrderNotice id={order} />}
      {packages.isPending && <PageLoading />}
      {packages.isError && <LoadFailed query={packages} />}
      {packages.data && <Offer offers={packages.data} me={me} />}
    </Stack>
  );
}

function Offer({ offers, me }: { offers: Got<typeof listPackages.reply>; me: Me }) {
  const text = subscriptionText;
  const buys = me.standing !== 'incomplete' && hasOwnProfile(me);
  return (
    <>
      <p className="measure lead">{text.upgradeLead}</p>
      <NotYet me={me} />
      <Packages packages={offers.packages} />
      <section aria-labelledby="package-terms">
        <Stack gap="sm">
          <h2 id="package-terms">{text.termsTitle}</h2>
          <ul className="measure points">
            {text.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Stack>
      </section>
      {hasOwnProfile(me) && (
        <p>
          <TextLink to={paths.payments}>{receiptText.own.title}</TextLink>
        </p>
      )}
      {offers.payment.online && buys && <PayOnline packages={offers.packages} />}
      {(me.standing !== 'incomplete' || !hasOwnProfile(me)) && (
        <WaysToPay offers={offers} payer={me.mid ?? me.user_name} />
      )}
      {buys && <ToldPayments packages={offers.packages} payer={me.mid ?? me.user_name} />}
    </>
  );
}

/** Why this member cannot use a package yet, with the next step; renders nothing if they can. */
function NotYet({ me }: { me: Me }) {
  const { notYet, standing } = subscriptionText;
  const reason = !hasOwnProfile(me)
    ? standing.administrator.message
    : me.standing === 'incomplete' || me.standing === 'pending'
      ? notYet[me.standing]
      : null;
  return (
    reason && (
      <Notice>
        <Stack gap="sm" align="start">
          <p>{reason}</p>
          <StandingActions me={me} look="outline" />
        </Stack>
      </Notice>
    )
  );
}
