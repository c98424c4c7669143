import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Forbidden() {
  return <PageTitle title={useText().subscription.forbidden} />;
}
