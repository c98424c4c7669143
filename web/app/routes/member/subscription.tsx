import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Subscription() {
  return <PageTitle title={useText().subscription.title} />;
}
