import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function NewPassword() {
  return <PageTitle title={useAuthText().newPassword.title} />;
}
