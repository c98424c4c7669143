import { Navigate } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { DownloadsTable } from '../../features/subscriptions/downloads-table.tsx';
import { useSubscription } from '../../features/subscriptions/queries.ts';
import { SubscriptionSummary } from '../../features/subscriptions/summary.tsx';
import { receiptText } from '../../i18n/en/receipt.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The subscription and its downloads; without a running one, the packages (specification, section 6). */
export default function Subscription() {
  const text = subscriptionText;
  const subscription = useSubscription();
  if (subscription.error instanceof ApiError && subscription.error.status === 403)
    return <Navigate to={paths.upgrade} replace />;
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      {subscription.isPending && <PageLoading />}
      {subscription.isError && <LoadFailed query={subscription} />}
      {subscription.data && (
        <>
          <SubscriptionSummary subscription={subscription.data} />
          <p>
            <TextLink to={paths.payments}>{receiptText.own.title}</TextLink>
          </p>
          <DownloadsTable />
        </>
      )}
    </Stack>
  );
}
