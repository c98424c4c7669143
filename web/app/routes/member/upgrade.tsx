import { useSubscriptionText } from '../../i18n/subscription.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Upgrade() {
  return <PageTitle title={useSubscriptionText().upgrade} />;
}
