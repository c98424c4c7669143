import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Signup() {
  return <PageTitle title={useText().auth.signup.title} />;
}
