import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function ResetPassword() {
  return <PageTitle title={useAuthText().resetPassword.title} />;
}
