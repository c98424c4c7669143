import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Terms() {
  return <PageTitle title={useText().auth.terms.title} />;
}
