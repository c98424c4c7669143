import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function ChangePassword() {
  return <PageTitle title={useText().auth.changePassword.title} />;
}
