import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Privacy() {
  return <PageTitle title={useAuthText().privacy.title} />;
}
