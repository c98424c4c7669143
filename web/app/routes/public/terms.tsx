import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Terms() {
  return <PageTitle title={useAuthText().terms.title} />;
}
