import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function ResetPassword() {
  return <PageTitle title={useText().auth.resetPassword.title} />;
}
