import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function ChangePassword() {
  return <PageTitle title={useAuthText().changePassword.title} />;
}
