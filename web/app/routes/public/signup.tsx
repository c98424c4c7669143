import { useAuthText } from '../../i18n/auth.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Signup() {
  return <PageTitle title={useAuthText().signup.title} />;
}
