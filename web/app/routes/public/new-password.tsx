import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function NewPassword() {
  return <PageTitle title={useText().auth.newPassword.title} />;
}
