import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Privacy() {
  return <PageTitle title={useText().auth.privacy.title} />;
}
