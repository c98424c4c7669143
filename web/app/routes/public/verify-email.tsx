import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function VerifyEmail() {
  return <PageTitle title={useAuthText().verifyEmail.title} />;
}
