import { useSubscriptionText } from '../../i18n/subscription.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Forbidden() {
  return <PageTitle title={useSubscriptionText().forbidden} />;
}
